import { type Slip, slip } from "./slip.ts";

export const modeSlips: readonly Slip[] = [
  slip(
    "a misspelt override in one mode",
    "dark.tokens.json",
    `"raised"`,
    `"raisde"`,
    "dark.tokens.json:6: color.bg.raisde: is in dark, and light has no such token; did you mean color.bg.raised?",
  ),
  slip(
    "a token missing in one mode",
    "dark.tokens.json",
    `,\n      "raised": { "$value": "{color.ink}" }`,
    "",
    "dark.tokens.json:4: color.bg.raised: is missing in dark; add it: every context of mode has what light has",
  ),
  slip(
    "a token in two files",
    "type.tokens.json",
    `  "fonts"`,
    `  "radii": { "$type": "dimension", "control": { "$value": { "value": 1, "unit": "rem" } } },\n  "fonts"`,
    "type.tokens.json:2: radii.control: stands in shape.tokens.json too, which this would replace; keep one",
  ),
  slip(
    "a name twice in a group",
    "color.tokens.json",
    `"700":`,
    `"600":`,
    `color.tokens.json:8: color.clay.600: "600" is here twice, first on line 7; keep one of the two`,
  ),
  slip(
    "a file that no set names",
    "extra.tokens.json",
    "",
    "{}",
    "extra.tokens.json:1: is named nowhere in resolver.json; name it there, or take it away",
  ),
  slip(
    "a file’s name misspelt",
    "resolver.json",
    `"dark.tokens.json"`,
    `"drak.tokens.json"`,
    "resolver.json:12: modifiers.mode.contexts.dark.0: names drak.tokens.json, which is not there; did you mean dark.tokens.json?",
  ),
  slip(
    "a set’s name misspelt",
    "resolver.json",
    "#/sets/shared",
    "#/sets/sharde",
    `resolver.json:17: resolutionOrder.0: orders the set sharde, which is not defined; did you mean shared?
resolver.json:4: sets.shared: the set shared is in no order, so nothing of it is seen; add { "$ref": "#/sets/shared" } to the order, or take the set away`,
  ),
  slip(
    "a set that is ordered nowhere",
    "resolver.json",
    `"sets": {`,
    `"sets": {\n    "more": { "sources": [] },`,
    `resolver.json:4: sets.more: the set more is in no order, so nothing of it is seen; add { "$ref": "#/sets/more" } to the order, or take the set away`,
  ),
  slip(
    "a default that is no mode",
    "resolver.json",
    `"default": "light"`,
    `"default": "lihgt"`,
    `resolver.json:14: modifiers.mode.default: the default is "lihgt", which is none of its contexts; did you mean light?`,
  ),
  slip(
    "a set in the order without its name",
    "resolver.json",
    `[{ "$ref": "#/sets/shared" }`,
    `[{ "type": "set", "sources": [] }, { "$ref": "#/sets/shared" }`,
    `resolver.json:17: resolutionOrder.0: is written here and has no name; add "name", or name a set as { "$ref": "#/sets/name" }`,
  ),
  slip(
    "a set for a mode",
    "resolver.json",
    `[{ "$ref": "light.tokens.json" }]`,
    `[{ "$ref": "#/modifiers/mode" }]`,
    "resolver.json:11: modifiers.mode.contexts.light.0: refers to #/modifiers/mode; sources are files, tokens and sets; name a set as #/sets/name",
  ),
  slip(
    "a version of the future",
    "resolver.json",
    "2025.10",
    "2026.1",
    `resolver.json:2: version: version is "2026.1"; write "2025.10"`,
  ),
];
