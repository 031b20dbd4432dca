# The page in the browser: what every page shares, the home page, the rules.

## Every page

page-play = Play
page-rules = Rules
page-pages = Pages
page-skip = To the content
page-menu = Menu
page-close = Close
page-language = Language
page-language-name = English
page-theme-light = Light theme
page-theme-dark = Dark theme
