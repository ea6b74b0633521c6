import { type Slip, slip } from "./slip.ts";

export const syntaxSlips: readonly Slip[] = [
  slip(
    "a comma after the last entry",
    "type.tokens.json",
    `"{letterSpacings.normal}"\n`,
    `"{letterSpacings.normal}",\n`,
    "type.tokens.json:16: text.body: a comma before }; take the comma away",
  ),
  slip(
    "a comma left out",
    "type.tokens.json",
    `"{fonts.body}",`,
    `"{fonts.body}"`,
    `type.tokens.json:12: text.body: a comma or } is expected and " found; write a comma or }`,
  ),
  slip(
    "a comment",
    "color.tokens.json",
    `    "$type": "color",`,
    `    "$type": "color", // OKLCH`,
    "color.tokens.json:3: color: JSON has no comments; use $description",
  ),
  slip(
    "a bracket left open",
    "light.tokens.json",
    `"{color.ink}" } }\n  }\n}\n`,
    `"{color.ink}" } }\n  }\n`,
    "light.tokens.json:10: color.fg.default: the file ends where a comma or } is expected; add a comma or }",
  ),
];
