//! The drawings of the combat cards, on 104 × 68: a few strokes of pale ink.

/// Ids of the combat cards that have a drawing.
pub const COMBAT_CARDS: [&str; 29] = [
    "out-of-ammo",
    "gas",
    "mg-barrage",
    "mortar-barrage",
    "stretcher-bearers",
    "surgeon",
    "counter-espionage",
    "forward",
    "mata-hari",
    "smoking-kills",
    "observation",
    "pigeons",
    "trench-raid",
    "redeploy",
    "tactician",
    "barrage-fire",
    "impetuosity",
    "breastplate",
    "bayonet",
    "lice",
    "hand-grenade",
    "hold-at-all-cost",
    "messenger-killed",
    "better-logistics",
    "return-fire",
    "shell-shortage",
    "ambush",
    "frostbite",
    "wire-cutters",
];

/// The drawing of a card, or nothing when the id is not known. `FILL` is the warm brown of solid parts.
pub fn picture(id: &str) -> Option<String> {
    let strokes = STROKES.iter().find(|(name, _)| *name == id)?.1;
    Some(format!(
        r##"<g transform="translate(0 -4)" fill="none" stroke="#f3dfc0" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">{}</g>"##,
        strokes
            .replace("FILL", "#6d453a")
            .replace("PALE", "#f3dfc0")
    ))
}

const STROKES: [(&str, &str); 29] = [
    (
        "out-of-ammo",
        r#"<path d="M30 36h50v26h-50z" fill="FILL"/><path d="M30 36l-12-16h48l14 16"/><ellipse cx="55" cy="49" rx="6" ry="8"/><path d="M84 30l6-8M90 36l6-3" opacity=".6"/>"#,
    ),
    (
        "gas",
        r#"<path d="M35 42q-5-28 17-28t17 28q-3 10-9 12h-16q-6-2-9-12z" fill="FILL"/><circle cx="43.500" cy="33" r="6.500"/><circle cx="60.500" cy="33" r="6.500"/><path d="M45 54v9h14v-9M45 58.500h14"/><path d="M12 60q4-8 10-3M92 60q-4-8-10-3M10 48q3-5 8-3M94 48q-3-5-8-3" opacity=".6"/>"#,
    ),
    (
        "mg-barrage",
        r#"<path d="M20 62l14-16 14 16M34 46v16"/><path d="M16 36h24l4-2h14v9h-14l-4-2h-24z" fill="FILL"/><path d="M65 36l26-14M66 39h28M65 42l26 14" stroke-dasharray="5 4.500"/>"#,
    ),
    (
        "mortar-barrage",
        r#"<path d="M14 62h22M22 62l10-28 9 3-10 25z" fill="FILL"/><path d="M38 46l8 16"/><path d="M42 28q22-32 36 12" stroke-dasharray="1 5.500"/><path d="M80 62v-12M72 62l-5-8M88 62l5-8M70 50l3 4M90 50l-3 4"/>"#,
    ),
    (
        "stretcher-bearers",
        r#"<path d="M28 30h48v16h-48z" fill="FILL"/><path d="M12 30h80M12 46h80"/><path d="M52 33v10M47 38h10"/><path d="M24 46l-3 14M80 46l3 14M34 46v8M70 46v8" opacity=".6"/>"#,
    ),
    (
        "surgeon",
        r#"<path d="M22 30h60v32h-60z" fill="FILL"/><path d="M40 30v-7q0-4 4-4h16q4 0 4 4v7"/><path d="M52 37v18M43 46h18" stroke-width="3.200"/>"#,
    ),
    (
        "counter-espionage",
        r#"<circle cx="44" cy="34" r="21" fill="FILL"/><path d="M60 49l24 14" stroke-width="4.500"/><path d="M29 34q15-16 30 0q-15 16-30 0z"/><circle cx="44" cy="34" r="3.500" fill="PALE"/>"#,
    ),
    (
        "forward",
        r#"<path d="M30 52q28-8 46-40q-4 32-40 46z" fill="FILL"/><path d="M24 46q2 12 16 16M31 56l-11 7"/><path d="M66 56h24m-7-6l7 6-7 6" opacity=".7"/>"#,
    ),
    (
        "mata-hari",
        r#"<path d="M52 64L14 34q38-34 76 0z" fill="FILL"/><path d="M52 64L27 25.500M52 64L42 20M52 64L62 20M52 64L77 25.500"/><path d="M22 40.500q30-24 60 0" opacity=".6"/>"#,
    ),
    (
        "smoking-kills",
        r#"<path d="M14 48h44v9h-44z" fill="FILL"/><path d="M28 48v9"/><path d="M58 48h8v9h-8z" fill="PALE"/><path d="M70 44q7-6 1-13t3-14" opacity=".6"/><circle cx="70" cy="52.500" r="13"/><path d="M70 34v8M70 63v6M86 52.500h7"/>"#,
    ),
    (
        "observation",
        r#"<path d="M18 58v-14l9-20h11l5 8h18l5-8h11l9 20v14h-24v-14h-20v14z" fill="FILL"/><path d="M24 51h12M68 51h12"/><path d="M30 15l-2-5M52 20v-9M74 15l2-5" opacity=".6"/>"#,
    ),
    (
        "pigeons",
        r#"<path d="M14 30q10-8 18 0q6 6 14 6q2-20 26-24q0 14-8 22q14 2 26 10q-16 4-26 4q-6 10-20 10q-16-2-20-16q-2-8-10-12z" fill="FILL"/><circle cx="24" cy="31" r="1.200" fill="PALE"/><path d="M46 58v6M42 64h8" opacity=".8"/>"#,
    ),
    (
        "trench-raid",
        r#"<path d="M8 50h14v11h15v-11h15v11h15v-11h15v11h14"/><path d="M20 38q28-36 58-4m-1-11l2 12-12-1"/><path d="M40 42l14-12M54 30l6-2-2 6" opacity=".6"/>"#,
    ),
    (
        "redeploy",
        r#"<path d="M14 42h22v18h-22z" stroke-dasharray="3 4.500" opacity=".7"/><path d="M68 14h22v18h-22z" fill="FILL"/><path d="M42 54q36 2 37-14m-8 6l8-8 8 8"/>"#,
    ),
    (
        "tactician",
        r#"<path d="M14 22l24-8 28 8 24-8v40l-24 8-28-8-24 8z" fill="FILL"/><path d="M38 14v40M66 22v40" opacity=".6"/><path d="M22 48q14-2 20-10t22-4" stroke-dasharray="1 5"/><path d="M70 28l9 9m0-9l-9 9"/>"#,
    ),
    (
        "barrage-fire",
        r#"<path d="M22 10v20m-6-7l6 8 6-8M52 10v20m-6-7l6 8 6-8M82 10v20m-6-7l6 8 6-8"/><path d="M11 62q11-24 22 0M41 62q11-24 22 0M71 62q11-24 22 0" fill="FILL"/>"#,
    ),
    (
        "impetuosity",
        r#"<path d="M46 12v14M46 50v14" stroke-dasharray="1 5.500" opacity=".8"/><path d="M10 38h52m-16-15l17 15-17 15"/><path d="M70 25l14 13-14 13M82 29l9 9-9 9" opacity=".6"/>"#,
    ),
    (
        "breastplate",
        r#"<path d="M32 14q10 8 15 1h10q5 7 15-1q6 10 3 24q-2 18-23 26q-21-8-23-26q-3-14 3-24z" fill="FILL"/><path d="M30 38q22 8 44 0M34 50q18 6 36 0M52 22v20"/>"#,
    ),
    (
        "bayonet",
        r#"<path d="M10 60l26-21M16 65l22-18" /><path d="M32 34l12 14" stroke-width="4"/><path d="M40 38l52-28-44 38z" fill="FILL"/><path d="M44 42l38-26" opacity=".6"/>"#,
    ),
    (
        "lice",
        r#"<ellipse cx="54" cy="39" rx="21" ry="13" fill="FILL"/><circle cx="27" cy="39" r="7" fill="FILL"/><path d="M22 34l-8-8M22 44l-8 8M40 29l-6-13M52 26v-13M64 28l7-12M40 49l-6 13M52 52v12M64 50l7 12"/><path d="M48 29q4 10 0 20M60 28q4 11 0 22" opacity=".6"/>"#,
    ),
    (
        "hand-grenade",
        r#"<g transform="translate(52 38) rotate(38)"><rect x="-11" y="-26" width="22" height="20" rx="4" fill="FILL"/><path d="M-4 -6h8v34q-4 4-8 0z"/></g><path d="M28 20q-8 8-8 18M36 14q-4 2-6 4" opacity=".7"/>"#,
    ),
    (
        "hold-at-all-cost",
        r#"<path d="M14 56q0-7 7-7h12q7 0 7 7t-7 7h-12q-7 0-7-7zM40 56q0-7 7-7h12q7 0 7 7t-7 7h-12q-7 0-7-7zM66 56q0-7 7-7h10q7 0 7 7t-7 7h-10q-7 0-7-7zM27 42q0-7 7-7h12q7 0 7 7t-7 7h-12q-7 0-7-7zM53 42q0-7 7-7h12q7 0 7 7t-7 7h-12q-7 0-7-7z" fill="FILL"/><path d="M50 35v-25q8-4 12 0t12 0v14q-8 4-12 0t-12 0"/>"#,
    ),
    (
        "messenger-killed",
        r#"<path d="M24 22h56v36h-56z" fill="FILL"/><path d="M24 22l28 21 28-21"/><path d="M16 64L88 14M16 14l72 50" stroke-width="3"/>"#,
    ),
    (
        "better-logistics",
        r#"<path d="M14 40h28v22h-28zM42 40h28v22h-28zM28 18h28v22h-28z" fill="FILL"/><path d="M14 40l28 22M42 40l28 22M28 18l28 22" opacity=".5"/><path d="M82 50v-28m-9 10l9-10 9 10"/>"#,
    ),
    (
        "return-fire",
        r#"<g stroke-width="2.600"><path d="M20 28h56m-9-8l9 8-9 8" opacity=".55"/><path d="M84 50h-56m9-8l-9 8 9 8"/></g>"#,
    ),
    (
        "shell-shortage",
        r#"<path d="M24 64v-26q0-13 7-20 7 7 7 20v26z" fill="FILL"/><path d="M24 56h14"/><path d="M46 64v-26q0-13 7-20 7 7 7 20v26zM68 64v-26q0-13 7-20 7 7 7 20v26z" stroke-dasharray="3 4.500" opacity=".6"/>"#,
    ),
    (
        "ambush",
        r#"<path d="M14 60q-8-16 10-20q0-18 20-16q10-14 24-2q18-2 16 14q14 6 6 24z" fill="FILL"/><path d="M36 46q5-6 10 0M56 46q5-6 10 0" stroke-width="3"/><path d="M62 60l32-14" stroke-width="3.200"/>"#,
    ),
    (
        "frostbite",
        r#"<path d="M52 10v56M27.800 24l48.400 28M76.200 24l-48.400 28"/><path d="M45 14l7 7 7-7M45 62l7-7 7 7M27 32l9.500-3-2.500-9.500M77 44l-9.500 3 2.500 9.500M77 32l-9.500-3 2.500-9.500M27 44l9.500 3-2.500 9.500"/>"#,
    ),
    (
        "wire-cutters",
        r#"<path d="M8 22q6-10 12 0t12 0 8-2M96 22q-6-10-12 0t-12 0-8-2"/><path d="M44 12q-4 12 8 22q12-10 8-22q-2 10-8 12q-6-2-8-12z" fill="FILL"/><path d="M50 33q-16 12-18 30M54 33q16 12 18 30" stroke-width="3.600"/><circle cx="52" cy="31" r="2" fill="PALE"/>"#,
    ),
];
