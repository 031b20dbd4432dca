# La page dans le navigateur : ce que toutes partagent, l'accueil, les règles.

## Toutes les pages

page-play = Jouer
page-rules = Règles
page-pages = Pages
page-skip = Aller au contenu
page-menu = Menu
page-close = Fermer
page-language = Langue
page-language-name = Français
page-theme-light = Thème clair
page-theme-dark = Thème sombre
