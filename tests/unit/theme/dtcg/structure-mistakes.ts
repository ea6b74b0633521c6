/** Mistakes in names, references, modes and JSON, by file of small-theme/: name, text in the file, its replacement, and error messages after the file’s name. */
export const structureMistakes: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "light.tokens.json": [
    [
      "an alias to a missing token",
      `"canvas": { "$value": "{color.clay.100}"`,
      `"canvas": { "$value": "{color.caly.100}"`,
      "5: color.bg.canvas: refers to {color.caly.100}, which is not defined; did you mean {color.clay.100}?",
    ],
    [
      "an alias to a group",
      `"{color.ink}"`,
      `"{color.clay}"`,
      "8: color.fg.default: refers to {color.clay}, which is a group; name a token of it: {color.clay.100}, {color.clay.600}, {color.clay.700}",
    ],
    [
      "an alias to another type",
      `"{color.ink}"`,
      `"{radii.control}"`,
      "8: color.fg.default: its group’s $type is color, and {radii.control} is a dimension; name a color, or give it the $type dimension",
    ],
    [
      "an alias without its brace",
      `"{color.ink}"`,
      `"{color.ink"`,
      `8: color.fg.default: has braces or a $ref but is not a reference; write only "{group.token}", without arithmetic`,
    ],
    [
      "a token inside a token",
      `"canvas": { "$value": "{color.clay.100}" }`,
      `"canvas": { "$value": "{color.clay.100}", "print": { "$value": "{color.ink}" } }`,
      `5: color.bg.canvas.print: is inside a token, and tokens have no children; call the outer value "$root"`,
    ],
    [
      "a group that extends a missing group",
      `"fg": { `,
      `"fg": { "$extends": "{color.clai}", `,
      "8: color.fg: extends {color.clai}, which does not exist; did you mean {color.clay}?",
    ],
    [
      "an unclosed bracket",
      `"{color.ink}" } }\n  }\n}\n`,
      `"{color.ink}" } }\n  }\n`,
      "10: color.fg.default: the file ends where a comma or } is expected; add a comma or }",
    ],
  ],
  "shape.tokens.json": [
    [
      "a calculation with an alias",
      `"{radii.control}"`,
      `"{radii.control} * 2"`,
      `10: radii.panel: has braces or a $ref but is not a reference; write only "{group.token}", without arithmetic`,
    ],
    [
      "an alias to itself",
      `"{radii.control}"`,
      `"{radii.panel}"`,
      "10: radii.panel: refers to itself (radii.panel → radii.panel); give one of them a value",
    ],
    [
      "a misspelled type",
      `"radii": {\n    "$type": "dimension"`,
      `"radii": {\n    "$type": "dimensoin"`,
      `8: radii: "dimensoin" is not a type of the standard; did you mean dimension?`,
    ],
    [
      "no type",
      `"zIndex": { "$type": "number", `,
      `"zIndex": { `,
      `19: zIndex.toast: has no $type, and neither do its groups; add "$type"`,
    ],
    [
      "$value misspelt",
      `"$value": 30`,
      `"$valeu": 30`,
      "19: zIndex.toast: a group has no $valeu; did you mean $value?",
    ],
    [
      "a value without $",
      `{ "$value": 30 }`,
      `{ "value": "30", "type": "other" }`,
      `19: zIndex.toast: has "value" without $; write "$value", in the standard’s form, such as { "value": 16, "unit": "px" }`,
    ],
    [
      "a token written as a bare value",
      `{ "$value": 30 }`,
      "30",
      `19: zIndex.toast: is neither a token nor a group; write { "$value": 30 }`,
    ],
    [
      "a period in a name",
      `"control":`,
      `"control.sm":`,
      `9: radii.control.sm: the name "control.sm" is empty or contains ., { or }, which references use; rename it\n10: radii.panel: refers to {radii.control}, which is not defined; define radii.control`,
    ],
    [
      "a space in a name",
      `"toast":`,
      `"toast top":`,
      `19: zIndex.toast top: the name "toast top" cannot be part of a CSS variable; use letters, digits, - and _`,
    ],
    [
      "a misspelled group",
      `"zIndex"`,
      `"zIndxe"`,
      "19: zIndxe.toast: Chakra has no token category zIndxe; did you mean zIndex?",
    ],
    [
      "two names for one variable",
      `"panel": {`,
      `"innerPanel": { "$value": "{radii.control}" },\n    "inner-panel": {`,
      "11: radii.inner-panel: and radii.innerPanel would both be the variable --k-radii-inner-panel; rename one of the two",
    ],
    [
      "a fluid value without a maximum",
      `,\n      "max": { "$value": { "value": 7, "unit": "rem" } }`,
      "",
      "15: spacing.band.min: has no max; add spacing.band.max",
    ],
    [
      "a fluid value in px",
      `"value": 7, "unit": "rem"`,
      `"value": 112, "unit": "px"`,
      `16: spacing.band.max: is fluid and not in rem; write "unit": "rem"`,
    ],
  ],
  "color.tokens.json": [
    [
      "a pointer to a missing part",
      "[0.1, 0.1, 0.1]",
      `[0.1, 0.1, { "$ref": "#/color/clay/600/$value/components/3" }]`,
      "10: color.ink: points to #/color/clay/600/$value/components/3, which does not exist; the token’s value has colorSpace, components",
    ],
    [
      "a duplicate name in a group",
      `"700":`,
      `"600":`,
      `8: color.clay.600: "600" appears twice, first on line 7; keep one of the two`,
    ],
    [
      "a comment",
      `    "$type": "color",`,
      `    "$type": "color", // OKLCH`,
      "3: color: JSON has no comments; use $description",
    ],
  ],
  "dark.tokens.json": [
    [
      "a misspelled override in one mode",
      `"raised"`,
      `"raisde"`,
      "6: color.bg.raisde: is in dark, but light has no such token; did you mean color.bg.raised?",
    ],
    [
      "a token missing in one mode",
      `,\n      "raised": { "$value": "{color.ink}" }`,
      "",
      "4: color.bg.raised: is missing in dark; add it, because every context of mode needs the tokens of light",
    ],
  ],
  "type.tokens.json": [
    [
      "a token in two files",
      `  "fonts"`,
      `  "radii": { "$type": "dimension", "control": { "$value": { "value": 1, "unit": "rem" } } },\n  "fonts"`,
      "2: radii.control: is also in shape.tokens.json, which this would replace; keep one",
    ],
    [
      "a trailing comma",
      `"{letterSpacings.normal}"\n`,
      `"{letterSpacings.normal}",\n`,
      "16: text.body: a comma before }; remove the comma",
    ],
    [
      "a missing comma",
      `"{fonts.body}",`,
      `"{fonts.body}"`,
      `12: text.body: a comma or } is expected, but " found; write a comma or }`,
    ],
  ],
  "extra.tokens.json": [
    ["a file outside all sets", "", "{}", "1: is not in resolver.json; add it there, or remove it"],
  ],
  "resolver.json": [
    [
      "a misspelled file name",
      `"dark.tokens.json"`,
      `"drak.tokens.json"`,
      "12: modifiers.mode.contexts.dark.0: refers to drak.tokens.json, which does not exist; did you mean dark.tokens.json?",
    ],
    [
      "a misspelled set name",
      "#/sets/shared",
      "#/sets/sharde",
      `17: resolutionOrder.0: the order refers to the set sharde, which is not defined; did you mean shared?\n4: sets.shared: the set shared is not in the resolution order, so it has no effect; add { "$ref": "#/sets/shared" } to the order, or remove the set`,
    ],
    [
      "a set missing from the order",
      `"sets": {`,
      `"sets": {\n    "more": { "sources": [] },`,
      `4: sets.more: the set more is not in the resolution order, so it has no effect; add { "$ref": "#/sets/more" } to the order, or remove the set`,
    ],
    [
      "an unknown default mode",
      `"default": "light"`,
      `"default": "lihgt"`,
      `14: modifiers.mode.default: the default is "lihgt", which is not one of its contexts; did you mean light?`,
    ],
    [
      "an unnamed set in the order",
      `[{ "$ref": "#/sets/shared" }`,
      `[{ "type": "set", "sources": [] }, { "$ref": "#/sets/shared" }`,
      `17: resolutionOrder.0: has no name; add "name", or name a set as { "$ref": "#/sets/name" }`,
    ],
    [
      "a set for a mode",
      `[{ "$ref": "light.tokens.json" }]`,
      `[{ "$ref": "#/modifiers/mode" }]`,
      "11: modifiers.mode.contexts.light.0: refers to #/modifiers/mode; sources are files, tokens and sets; name a set as #/sets/name",
    ],
    ["a future version", "2025.10", "2026.1", `2: version: version is "2026.1"; write "2025.10"`],
  ],
};
