import { mistakesIn } from "./small-theme.ts";

export const mistakes = mistakesIn(String.raw`
# shape.tokens.json
a z-index in quotes ¦ "$value": 30 ¦ "$value": "30" ¦ 19: zIndex.toast: a number is "30"; write 30, without quotes
an easing in CSS notation ¦ [0.2, 0.7, 0.2, 1] ¦ "cubic-bezier(0.2, 0.7, 0.2, 1)" ¦ 21: easings.out: a cubic Bézier curve is "cubic-bezier(0.2, 0.7, 0.2, 1)"; write [0.2, 0.7, 0.2, 1]
a bare 0 in a shadow ¦ "offsetX": { "value": 0, "unit": "px" } ¦ "offsetX": 0 ¦ 27: shadows.raised: a dimension is 0; write { "value": 0, "unit": "px" }
a stop in percent ¦ "position": 1 } ¦ "position": "100%" } ¦ 43: gradients.dusk: a number is "100%"; write 1, without quotes
a unit in capitals ¦ 0.375, "unit": "rem" ¦ 0.375, "unit": "REM" ¦ 9: radii.control: unit is "REM"; did you mean rem?
a misspelled unit ¦ 0.375, "unit": "rem" ¦ 0.375, "unit": "remm" ¦ 9: radii.control: unit is "remm"; did you mean rem?
a CSS unit that the standard lacks ¦ 0.375, "unit": "rem" ¦ 37.5, "unit": "%" ¦ 9: radii.control: unit is "%"; write one of px, rem
a length in CSS notation ¦ { "value": 0.375, "unit": "rem" } ¦ "6px" ¦ 9: radii.control: a dimension is "6px"; write { "value": 6, "unit": "px" }
a length without a unit ¦ { "value": 0.375, "unit": "rem" } ¦ { "value": 0.375 } ¦ 9: radii.control: a dimension lacks unit; add "unit"
a number in quotes ¦ "value": 0.375 ¦ "value": "0.375" ¦ 9: radii.control: value is "0.375"; write 0.375, without quotes
a bare number for a length ¦ { "value": 0.375, "unit": "rem" } ¦ 6 ¦ 9: radii.control: a dimension is 6; write { "value": 6, "unit": "px" }
a duration in CSS notation ¦ { "value": 150, "unit": "ms" } ¦ "150ms" ¦ 20: durations.fast: a duration is "150ms"; write { "value": 150, "unit": "ms" }
an easing of three numbers ¦ [0.2, 0.7, 0.2, 1] ¦ [0.2, 0.7, 1] ¦ 21: easings.out: a cubic Bézier curve has 3 items; write a list of 4
an easing in percent ¦ [0.2, 0.7, 0.2, 1] ¦ [20, 0.7, 0.2, 1] ¦ 21: easings.out: x is 20, which is outside 0 to 1; write 0.2
an easing in another notation ¦ [0.2, 0.7, 0.2, 1] ¦ "easeOut" ¦ 21: easings.out: a cubic Bézier curve is "easeOut"; write [0, 0, 0.58, 1]
an easing with a negative time ¦ [0.2, 0.7, 0.2, 1] ¦ [-0.2, 0.7, 0.2, 1] ¦ 21: easings.out: x is -0.2, which is outside 0 to 1; write at least 0
a CSS easing name ¦ [0.2, 0.7, 0.2, 1] ¦ "ease-out" ¦ 21: easings.out: a cubic Bézier curve is "ease-out"; write [0, 0, 0.58, 1]
a shadow without blur ¦         "blur": { "value": 8, "unit": "px" },\n ¦  ¦ 25: shadows.raised: a shadow lacks blur; add "blur"
a negative blur ¦ "blur": { "value": 8 ¦ "blur": { "value": -8 ¦ 29: shadows.raised: blur is -8, which is below 0; write 0 or more
inset as a string ¦ "alpha": 0.2 }, ¦ "alpha": 0.2 }, "inset": "true", ¦ 26: shadows.raised: inset is "true"; write true or false
an unknown line style ¦ "style": "solid" ¦ "style": "sollid" ¦ 37: borders.thin: a stroke style is "sollid"; did you mean solid?
a gradient stop after the end ¦ "position": 1 } ¦ "position": 100 } ¦ 43: gradients.dusk: position is 100, which is outside 0 to 1; write 1
a calculation with an alias ¦ "{radii.control}" ¦ "{radii.control} * 2" ¦ 10: radii.panel: has braces or a $ref but is not a reference; write only "{group.token}", without arithmetic
an alias to itself ¦ "{radii.control}" ¦ "{radii.panel}" ¦ 10: radii.panel: refers to itself (radii.panel → radii.panel); give one of them a value
a misspelled type ¦ "radii": {\n    "$type": "dimension" ¦ "radii": {\n    "$type": "dimensoin" ¦ 8: radii: "dimensoin" is not a type of the standard; did you mean dimension?
no type ¦ "zIndex": { "$type": "number",  ¦ "zIndex": {  ¦ 19: zIndex.toast: has no $type, and neither do its groups; add "$type"
a type without $ in a group ¦ "zIndex": { "$type": "number",  ¦ "zIndex": { "type": "number",  ¦ 19: zIndex.type: has "type" without $; write "$type"
a description without $ in a token ¦ { "$value": 30 } ¦ { "$value": 30, "description": "On top." } ¦ 19: zIndex.toast.description: has "description" without $; write "$description"
a duration with its unit in the number ¦ "value": 150, "unit": "ms" ¦ "value": "150ms", "unit": "ms" ¦ 20: durations.fast: value is "150ms"; write 150, without quotes and unit
$value misspelt ¦ "$value": 30 ¦ "$valeu": 30 ¦ 19: zIndex.toast: a group has no $valeu; did you mean $value?
a duration without $ ¦ { "$value": { "value": 150, "unit": "ms" } } ¦ { "value": 150, "unit": "ms" } ¦ 20: durations.fast: has "value" without $; write "$value", in the standard’s form, such as { "value": 150, "unit": "ms" }
a value without $ ¦ { "$value": 30 } ¦ { "value": "30", "type": "other" } ¦ 19: zIndex.toast: has "value" without $; write "$value", in the standard’s form, such as 1.5
a token written as a bare value ¦ { "$value": 30 } ¦ 30 ¦ 19: zIndex.toast: is neither a token nor a group; write { "$value": 30 }
a period in a name ¦ "control": ¦ "control.sm": ¦ 9: radii.control.sm: the name "control.sm" is empty or contains ., { or }, which references use; rename it\n10: radii.panel: refers to {radii.control}, which is not defined; define radii.control

# type.tokens.json
a letter spacing in percent ¦ { "value": 0, "unit": "rem" } ¦ "2%" ¦ 6: letterSpacings.normal: a dimension is "2%"; write { "value": 0.02, "unit": "rem" }
a letter spacing in em ¦ { "value": 0, "unit": "rem" } ¦ { "value": 0.02, "unit": "em" } ¦ 6: letterSpacings.normal: unit is "em"; did you mean rem?
a weight in quotes ¦ "$value": 700 ¦ "$value": "700" ¦ 3: fontWeights.bold: a font weight is "700"; write 700, without quotes
a number among fonts ¦ ["system-ui", "sans-serif"] ¦ ["system-ui", 3] ¦ 2: fonts.body: a font’s name is 3; write ["A Font", "serif"]
null for a number ¦ "$value": 1.6 ¦ "$value": null ¦ 5: lineHeights.body: a number is null; write a number
single quotes ¦ "sans-serif" ¦ 'sans-serif' ¦ 2: fonts.body: 'sans-serif' is not a JSON value; put text in "double quotes"
a number without its 0 ¦ "$value": 1.6 ¦ "$value": .6 ¦ 5: lineHeights.body: .6 is not a JSON value; write 0.6
a number that ends with a point ¦ "$value": 1.6 ¦ "$value": 1. ¦ 5: lineHeights.body: 1. is not a JSON value; write 1
a decimal comma ¦ "$value": 1.6 ¦ "$value": 1,6 ¦ 5: lineHeights.body: 1,6 has a comma; write 1.6
NaN ¦ "$value": 1.6 ¦ "$value": NaN ¦ 5: lineHeights.body: NaN is not a JSON value; write a number
curly quotes ¦ "fontWeights" ¦ “fontWeights” ¦ 3: fonts.body: “ is not a quotation mark in JSON; write "
text without its last quote ¦ "sans-serif"] ¦ "sans-serif] ¦ 2: fonts.body: unterminated text; close it with "
a number as a description ¦ "lineHeights": { ¦ "lineHeights": { "$description": 5, ¦ 5: lineHeights: $description is not text; put it in "double quotes"
a number for $deprecated ¦ "lineHeights": { ¦ "lineHeights": { "$deprecated": 1, ¦ 5: lineHeights: $deprecated is not true, false or text; write the reason, or true
text for $extensions ¦ "lineHeights": { ¦ "lineHeights": { "$extensions": "x", ¦ 5: lineHeights: $extensions is not an object; write { "org.example.tool": … }
a CSS length in a text style ¦ "{fontSizes.body}" ¦ "18px" ¦ 12: text.body: a dimension is "18px"; write { "value": 18, "unit": "px" }
a line height in quotes in a text style ¦ "{lineHeights.body}" ¦ "1.6" ¦ 14: text.body: a number is "1.6"; write 1.6, without quotes
$value twice ¦ "$value": 700 ¦ "$value": 700, "$value": 600 ¦ 3: fontWeights.bold: "$value" appears twice, first on line 3; keep one of the two
a type that does not fit its value ¦ "body": { "$value": 1.6 } ¦ "body": { "$type": "dimension", "$value": 1.6 } ¦ 5: lineHeights.body: $type is dimension, but the value is a number; remove $type, because the group has the right one
a line height with a unit ¦ "$value": 1.6 ¦ "$value": { "value": 1.6, "unit": "rem" } ¦ 5: lineHeights.body: a number is {"value":1.6,"unit":"rem"}; write 1.6
an unknown weight ¦ "$value": 700 ¦ "$value": "chunky" ¦ 3: fontWeights.bold: a font weight is "chunky"; write a number from 1 to 1000, or a name such as semi-bold
a misspelled weight name ¦ "$value": 700 ¦ "$value": "semibold" ¦ 3: fontWeights.bold: a font weight is "semibold"; did you mean semi-bold?
a weight above 1000 ¦ "$value": 700 ¦ "$value": 7000 ¦ 3: fontWeights.bold: a font weight is 7000, which is outside 1 to 1000; write at most 1000
several fonts in one string ¦ ["system-ui", "sans-serif"] ¦ "Atkinson, sans-serif" ¦ 2: fonts.body: a font’s name is "Atkinson, sans-serif"; write ["Atkinson","sans-serif"]
an empty font list ¦ ["system-ui", "sans-serif"] ¦ [] ¦ 2: fonts.body: a font family has 0 items; write a list of 1 or more
a misspelled typography property ¦ "fontSize": "{ ¦ "fontSzie": "{ ¦ 12: text.body: a typography has no fontSzie; did you mean fontSize?
a missing typography property ¦ "fontWeight": "{fontWeights.normal}",\n ¦ \n ¦ 10: text.body: a typography lacks fontWeight; add "fontWeight"
the group of a fluid value ¦ "{fontSizes.body}" ¦ "{spacing.band}" ¦ 12: text.body: refers to {spacing.band}, which is a group; write {spacing.band.max}, which means the whole fluid value
a line height as a font size ¦ "{fontSizes.body}" ¦ "{lineHeights.body}" ¦ 12: text.body: {lineHeights.body} is a number; name a dimension
a token in two files ¦   "fonts" ¦   "radii": { "$type": "dimension", "control": { "$value": { "value": 1, "unit": "rem" } } },\n  "fonts" ¦ 2: radii.control: is also in shape.tokens.json, which this would replace; keep one
a trailing comma ¦ "{letterSpacings.normal}"\n ¦ "{letterSpacings.normal}",\n ¦ 15: text.body: a comma before }; remove the comma
a missing comma ¦ "{fonts.body}", ¦ "{fonts.body}" ¦ 12: text.body: a comma or } is expected, but " found; write a comma or }

# color.tokens.json
components in quotes ¦ [0.5142, 0.1418, 38.9] ¦ ["0.5142", "0.1418", "38.9"] ¦ 7: color.clay.600: lightness is "0.5142"; write 0.5142, without quotes\n7: color.clay.600: chroma is "0.1418"; write 0.1418, without quotes\n7: color.clay.600: hue is "38.9"; write 38.9, without quotes
alpha in quotes ¦ "alpha": 0.5 ¦ "alpha": "0.5" ¦ 8: color.clay.700: alpha is "0.5"; write 0.5, without quotes
a negative hue ¦ 38.9 ¦ -38.9 ¦ 7: color.clay.600: hue is -38.9, which is outside 0 to 360; write 321.1
components in a second list ¦ [0.5142, 0.1418, 38.9] ¦ [[0.5142, 0.1418, 38.9]] ¦ 7: color.clay.600: the list of components of oklch has 1 item; write a list of 3
a color space in capitals ¦ "oklch", "components": [0.5142 ¦ "OKLCH", "components": [0.5142 ¦ 7: color.clay.600: colorSpace is "OKLCH"; did you mean oklch?
a color in CSS notation ¦ { "colorSpace": "oklch", "components": [0.5142, 0.1418, 38.9] } ¦ "oklch(51% 0.14 38.9)" ¦ 7: color.clay.600: a color is "oklch(51% 0.14 38.9)"; write { "colorSpace": "oklch", "components": [0.51, 0.14, 38.9] }
a color as rgb() ¦ { "colorSpace": "oklch", "components": [0.5142, 0.1418, 38.9] } ¦ "rgb(168, 67, 31)" ¦ 7: color.clay.600: a color is "rgb(168, 67, 31)"; write { "colorSpace": "srgb", "components": [0.6588, 0.2627, 0.1216] }
a color by its CSS name ¦ { "colorSpace": "oklch", "components": [0.5142, 0.1418, 38.9] } ¦ "firebrick" ¦ 7: color.clay.600: a color is "firebrick"; write { "colorSpace": "srgb", "components": [0.698, 0.1333, 0.1333] }
hex without # ¦ { "colorSpace": "oklch", "components": [0.5142, 0.1418, 38.9] } ¦ "a8431f" ¦ 7: color.clay.600: a color is "a8431f"; write { "colorSpace": "srgb", "components": [0.6588, 0.2627, 0.1216] }
hex with opacity ¦ { "colorSpace": "oklch", "components": [0.5142, 0.1418, 38.9] } ¦ "#a8431f80" ¦ 7: color.clay.600: a color is "#a8431f80"; write { "colorSpace": "srgb", "components": [0.6588, 0.2627, 0.1216], "alpha": 0.502 }
components without a color space ¦ "colorSpace": "oklch", "components": [0.5142 ¦ "components": [0.5142 ¦ 7: color.clay.600: a color lacks colorSpace; add "colorSpace"
a list for a group ¦ "ink": { "$value": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1], "hex": "#1a1a1a" } } ¦ "ink": [] ¦ 10: color.ink: is neither a token nor a group; write { "$value": [] }
lightness in percent ¦ [0.5142, 0.1418 ¦ [51.42, 0.1418 ¦ 7: color.clay.600: lightness is 51.42, which is outside 0 to 1; write 0.5142
chroma with a misplaced decimal point ¦ 0.1418 ¦ 1.418 ¦ 7: color.clay.600: chroma is 1.418, which is outside 0 to 0.5; write 0.1418
chroma above that of every display ¦ 0.1418 ¦ 0.75 ¦ 7: color.clay.600: chroma is 0.75, which is outside 0 to 0.5; write 0.075
a hue with a unit ¦ 38.9 ¦ "38.9deg" ¦ 7: color.clay.600: hue is "38.9deg"; write 38.9, without quotes and unit
a hue above 360 ¦ 38.9 ¦ 398.9 ¦ 7: color.clay.600: hue is 398.9, which is outside 0 to 360; write 38.9
two components ¦ [0.5142, 0.1418, 38.9] ¦ [0.5142, 0.1418] ¦ 7: color.clay.600: the list of components of oklch has 2 items; write a list of 3
a color in hex ¦ { "colorSpace": "oklch", "components": [0.5142, 0.1418, 38.9] } ¦ "#a8431f" ¦ 7: color.clay.600: a color is "#a8431f"; write { "colorSpace": "srgb", "components": [0.6588, 0.2627, 0.1216] }
numbers of oklch with the color space srgb ¦ "oklch", "components": [0.5142 ¦ "srgb", "components": [0.5142 ¦ 7: color.clay.600: the components 0.5142, 0.1418, 38.9 are those of oklch; write "oklch"
an unknown color space ¦ "colorSpace": "srgb" ¦ "colorSpace": "rgb" ¦ 10: color.ink: colorSpace is "rgb"; did you mean srgb?
channels up to 255 ¦ [0.1, 0.1, 0.1] ¦ [26, 26, 26] ¦ 10: color.ink: red is 26, which is outside 0 to 1; write 0.102\n10: color.ink: green is 26, which is outside 0 to 1; write 0.102\n10: color.ink: blue is 26, which is outside 0 to 1; write 0.102
opacity in percent ¦ "alpha": 0.5 ¦ "alpha": 50 ¦ 8: color.clay.700: alpha is 50, which is outside 0 to 1; write 0.5
three digits of hex ¦ "#1a1a1a" ¦ "#1aa" ¦ 10: color.ink: hex is "#1aa"; write six digits, such as "#a8431f"
a misspelled alpha ¦ "alpha": 0.5 ¦ "aplha": 0.5 ¦ 8: color.clay.700: a color has no aplha; did you mean alpha?
a pointer to a missing part ¦ [0.1, 0.1, 0.1] ¦ [0.1, 0.1, { "$ref": "#/color/clay/600/$value/components/3" }] ¦ 10: color.ink: points to #/color/clay/600/$value/components/3, which does not exist; the token’s value has colorSpace, components
a duplicate name in a group ¦ "700": ¦ "600": ¦ 8: color.clay.600: "600" appears twice, first on line 7; keep one of the two
a comment ¦     "$type": "color", ¦     "$type": "color", // OKLCH ¦ 3: color: JSON has no comments; use $description

# light.tokens.json
an alias with slashes ¦ "{color.ink}" ¦ "{color/ink}" ¦ 8: color.fg.default: refers to {color/ink}, which is not defined; did you mean {color.ink}?
an alias without its first group ¦ "{color.ink}" ¦ "{clay.100}" ¦ 8: color.fg.default: refers to {clay.100}, which is not defined; did you mean {color.clay.100}?
an alias without braces ¦ "{color.ink}" ¦ "color.ink" ¦ 8: color.fg.default: a color is "color.ink"; write "{color.ink}"
an alias with spaces ¦ "{color.ink}" ¦ "{ color.ink }" ¦ 8: color.fg.default: has braces or a $ref but is not a reference; write "{color.ink}"
a CSS variable for an alias ¦ "{color.ink}" ¦ "var(--color-ink)" ¦ 8: color.fg.default: a color is "var(--color-ink)"; write "{color.ink}"
an alias that ends with $value ¦ "{color.ink}" ¦ "{color.ink.$value}" ¦ 8: color.fg.default: refers to {color.ink.$value}, which is not defined; write {color.ink}
an alias in other capitals ¦ "{color.ink}" ¦ "{color.Ink}" ¦ 8: color.fg.default: refers to {color.Ink}, which is not defined; did you mean {color.ink}?
an alias in double braces ¦ "{color.ink}" ¦ "{{color.ink}}" ¦ 8: color.fg.default: has braces or a $ref but is not a reference; write "{color.ink}"
an alias to a missing token ¦ "canvas": { "$value": "{color.clay.100}" ¦ "canvas": { "$value": "{color.caly.100}" ¦ 5: color.bg.canvas: refers to {color.caly.100}, which is not defined; did you mean {color.clay.100}?
an alias to a group ¦ "{color.ink}" ¦ "{color.clay}" ¦ 8: color.fg.default: refers to {color.clay}, which is a group; name a token of it: {color.clay.100}, {color.clay.600}, {color.clay.700}
an alias to another type ¦ "{color.ink}" ¦ "{radii.control}" ¦ 8: color.fg.default: its group’s $type is color, and {radii.control} is a dimension; name a color, or give it the $type dimension
an alias without its brace ¦ "{color.ink}" ¦ "{color.ink" ¦ 8: color.fg.default: has braces or a $ref but is not a reference; write only "{group.token}", without arithmetic
a token inside a token ¦ "canvas": { "$value": "{color.clay.100}" } ¦ "canvas": { "$value": "{color.clay.100}", "print": { "$value": "{color.ink}" } } ¦ 5: color.bg.canvas.print: is inside a token, and tokens have no children; call the outer value "$root"
a group that extends a missing group ¦ "fg": {  ¦ "fg": { "$extends": "{color.clai}",  ¦ 8: color.fg: extends {color.clai}, which does not exist; did you mean {color.clay}?
an unclosed bracket ¦ "{color.ink}" } }\n  }\n}\n ¦ "{color.ink}" } }\n  }\n ¦ 10: color.fg.default: the file ends where a comma or } is expected; add a comma or }

# dark.tokens.json
a misspelled override in one mode ¦ "raised" ¦ "raisde" ¦ 6: color.bg.raisde: is in dark, but light has no such token; did you mean color.bg.raised?
a group that extends another in one mode ¦ "bg": { ¦ "bg": { "$extends": "{color.fg}", ¦ 8: color.fg.default: is color.bg.default too, by $extends in dark, but light has no such token; add it to light too, or remove $extends
a token missing in one mode ¦ ,\n      "raised": { "$value": "{color.ink}" } ¦  ¦ 4: color.bg.raised: is missing in dark; add it, because every context of mode needs the tokens of light

# extra.tokens.json
a file outside all sets ¦  ¦ {} ¦ 1: is not in resolver.json; add it there, or remove it

# resolver.json
an unknown property of the resolver ¦ "version": "2025.10", ¦ "version": "2025.10", "theme": 1, ¦ 2: theme: a resolver has no theme; write one of $schema, name, version, description, sets, modifiers, resolutionOrder, $defs
a modifier twice in the order ¦ { "$ref": "#/modifiers/mode" }] ¦ { "$ref": "#/modifiers/mode" }, { "$ref": "#/modifiers/mode" }] ¦ 9: modifiers.mode: the order has the modifier mode twice; keep one of the two
a modifier without a default ¦ },\n      "default": "light" ¦ } ¦ 9: modifiers.mode: has no default; add "default": "light"
a file twice in a set ¦ { "$ref": "type.tokens.json" }] ¦ { "$ref": "type.tokens.json" }, { "$ref": "type.tokens.json" }] ¦ 5: sets.shared.sources.3: names type.tokens.json twice; keep one of the two
a file name without its list ¦ [{ "$ref": "dark.tokens.json" }] ¦ "dark.tokens.json" ¦ 12: modifiers.mode.contexts.dark: has no list of sources; write [{ "$ref": "file.tokens.json" }]
a misspelled file name ¦ "dark.tokens.json" ¦ "drak.tokens.json" ¦ 12: modifiers.mode.contexts.dark.0: refers to drak.tokens.json, which does not exist; did you mean dark.tokens.json?
a misspelled set name ¦ #/sets/shared ¦ #/sets/sharde ¦ 17: resolutionOrder.0: the order refers to the set sharde, which is not defined; did you mean shared?\n4: sets.shared: the set shared is not in the resolution order, so it has no effect; add { "$ref": "#/sets/shared" } to the order, or remove the set
a set missing from the order ¦ "sets": { ¦ "sets": {\n    "more": { "sources": [] }, ¦ 4: sets.more: the set more is not in the resolution order, so it has no effect; add { "$ref": "#/sets/more" } to the order, or remove the set
an unknown default mode ¦ "default": "light" ¦ "default": "lihgt" ¦ 14: modifiers.mode.default: the default is "lihgt", which is not one of its contexts; did you mean light?
an unnamed set in the order ¦ [{ "$ref": "#/sets/shared" } ¦ [{ "type": "set", "sources": [] }, { "$ref": "#/sets/shared" } ¦ 17: resolutionOrder.0: has no name; add "name", or name a set as { "$ref": "#/sets/name" }
a set for a mode ¦ [{ "$ref": "light.tokens.json" }] ¦ [{ "$ref": "#/modifiers/mode" }] ¦ 11: modifiers.mode.contexts.light.0: refers to #/modifiers/mode; sources are files, tokens and sets; name a set as #/sets/name
a future version ¦ 2025.10 ¦ 2026.1 ¦ 2: version: version is "2026.1"; write "2025.10"
`);
