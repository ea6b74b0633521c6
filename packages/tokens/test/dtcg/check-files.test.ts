import { describe, expect, it } from "vitest";
import { checkFiles } from "../../dtcg/check-files.ts";
import { mistakes } from "./mistakes.ts";
import { check, texts } from "./small-theme.ts";

it.each(mistakes)("reports $name with file, line, token, and fix", ({ file, find, write, messages }) => {
  const text = texts[file] ?? "";
  const expected = messages.split("\n").map((message) => `${file}:${message}`);
  expect(text).toContain(find);
  expect(check({ [file]: text === "" ? write : text.replace(find, () => write) })).toEqual(expected);
  for (const message of expected) expect(message).toMatch(/^[\w.-]+\.json:\d+: .+; .+/);
});

describe("with a mode that reads the dark file too, and one that overrides it", () => {
  const mode = (name: string, ...files: string[]) =>
    `"${name}": ${JSON.stringify(files.map((file) => ({ $ref: `${file}.tokens.json` })))}`;
  const dark = `"dark": [{ "$ref": "dark.tokens.json" }]`;
  const resolver = (texts["resolver.json"] ?? "").replace(dark, `${dark}, ${mode("dim", "dark", "dim")}`);
  const dim = `{ "color": { "$type": "color", "bg": { "raised": { "$value": "{color.ink}" } } } }`;
  const lines = (file: string, change: (text: string) => string) =>
    check({ "resolver.json": resolver, "dim.tokens.json": dim, [file]: change(texts[file] ?? "") });

  it("reports a misspelled token once, in the file that has it", () => {
    expect(lines("dark.tokens.json", (text) => text.replace("canvas", "canvsa"))).toEqual([
      "dark.tokens.json:5: color.bg.canvsa: is in dark, but light has no such token; did you mean color.bg.canvas?",
    ]);
    expect(lines("light.tokens.json", (text) => text.replace("raised", "raisde"))).toEqual([
      "light.tokens.json:6: color.bg.raisde: is only in light; did you mean color.bg.raised?",
    ]);
  });

  it("reports a missing token once", () => {
    expect(lines("dark.tokens.json", (text) => text.replace(/"canvas": .*/, ""))).toEqual([
      "dark.tokens.json:4: color.bg.canvas: is missing in dark; add it, because every context of mode needs the tokens of light",
    ]);
  });
});

describe("with a role that several groups have", () => {
  const role = (name: string) => `"${name}": { "$value": "{color.ink}" }`;
  const withRole = (file: string, ...groups: string[]) => {
    const named = groups.map((group, index) => `"${["clay", "fern", "plum"][index]}roles": { ${group} },`);
    return (texts[file] ?? "").replace('"bg": {', `${named.join("\n")}\n"bg": {`);
  };
  const right = [role("fg"), role("fg"), role("fg")];
  const lines = (light: readonly string[], dark: readonly string[]) =>
    check({
      "light.tokens.json": withRole("light.tokens.json", ...light),
      "dark.tokens.json": withRole("dark.tokens.json", ...dark),
    });

  it("reports its misspelled name in the default mode", () => {
    expect(lines(right, right)).toEqual([]);
    expect(lines([role("fg"), role("fg"), role("Fg")], right)).toEqual([
      "light.tokens.json:6: color.plumroles.Fg: is only in light; did you mean color.plumroles.fg?",
    ]);
  });

  it("suggests no name of a known group that is too different", () => {
    expect(lines(right, [...right.slice(1), `${role("fg")}, ${role("glow")}`])).toEqual([
      "dark.tokens.json:6: color.plumroles.glow: is in dark, but light has no such token; add it to light too, or remove it",
    ]);
  });
});

it("reports nothing for correct files", () => {
  expect(check()).toEqual([]);
});

it("counts a file with ./ in the resolver as listed", () => {
  const resolver = (texts["resolver.json"] ?? "").replaceAll('"$ref": "color.', '"$ref": "./color.');
  expect(resolver).not.toBe(texts["resolver.json"]);
  expect(check({ "resolver.json": resolver })).toEqual([]);
  expect(check({ "resolver.json": resolver.replace("./color.", "./colour.") })[0]).toMatch(
    /did you mean color\.tokens\.json\?$/,
  );
});

it("names the line of a sign that is not UTF-8", () => {
  const color = texts["color.tokens.json"] ?? "";
  const text = color.replace("\n", '\n  "$description": "Erin\uFFFDs place.",\n');
  expect(check({ "color.tokens.json": text })[0]).toBe(
    "color.tokens.json:2: the file is not UTF-8; save it as UTF-8, and write the sign � again",
  );
});

it("names a byte-order mark", () => {
  expect(check({ "color.tokens.json": `\uFEFF${texts["color.tokens.json"]}` })).toEqual([
    "color.tokens.json:1: the file begins with a byte-order mark; save it as UTF-8 without one",
  ]);
});

it("reports a mode that nothing judges, with the next file to edit", () => {
  const lines = checkFiles(texts, {
    folder: "",
    resolver: "resolver.json",
    judged: { modes: ["light"], where: "modes.ts" },
  });
  expect(lines).toEqual([
    "resolver.json:12: modifiers.mode.contexts.dark: no page shows the mode dark and nothing judges its colors; add it to modes.ts",
  ]);
});

const modes = {
  modes: ["light", "dark"],
  where: "modes.ts",
  filesOf: (mode: string) => (mode === "dark" ? ["light.tokens.json", "dark.tokens.json"] : ["light.tokens.json"]),
};
const [light, dark] = ["light", "dark"].map((mode) => `{ "$ref": "${mode}.tokens.json" }`);

it.each([
  [
    "the default is dark",
    '"default": "light"',
    '"default": "dark"',
    '14: modifiers.mode.default: the default is dark, and pages and paper without a mode are light; write "light"',
  ],
  [
    "light loads the file of dark",
    `"light": [${light}]`,
    `"light": [${dark}]`,
    "11: modifiers.mode.contexts.light.0: light loads dark.tokens.json, which is for another mode; write light.tokens.json",
  ],
  [
    "dark loads its own file",
    `"dark": [${light}, ${dark}]`,
    `"dark": [${light}]`,
    `12: modifiers.mode.contexts.dark: dark does not load dark.tokens.json; add ${dark}`,
  ],
  [
    "the files of dark are in order",
    `"dark": [${light}, ${dark}]`,
    `"dark": [${dark}, ${light}]`,
    "12: modifiers.mode.contexts.dark.0: dark loads light.tokens.json after dark.tokens.json, and overrides it; swap the two",
  ],
])("checks if %s", (_name, find, write, message) => {
  const right = (texts["resolver.json"] ?? "").replace(`[${dark}]`, () => `[${light}, ${dark}]`);
  expect(right).toContain(find);
  const linesOf = (resolver: string) =>
    checkFiles({ ...texts, "resolver.json": resolver }, { folder: "", resolver: "resolver.json", judged: modes });
  expect(linesOf(right)).toEqual([]);
  expect(linesOf(right.replace(find, () => write))).toContain(`resolver.json:${message}`);
});

it("needs a modifier with the name mode", () => {
  const other = (texts["resolver.json"] ?? "")
    .replace('"mode": {', '"theme": {')
    .replace("modifiers/mode", "modifiers/theme");
  const { modes: judged, where } = modes;
  const lines = checkFiles(
    { ...texts, "resolver.json": other },
    { folder: "", resolver: "resolver.json", judged: { modes: judged, where } },
  );
  expect(lines).toEqual([
    "resolver.json:9: modifiers.theme: no modifier is named mode, which modes.ts names; rename theme",
  ]);
});

it("reports an error once although every mode reads the file", () => {
  expect(check({ "color.tokens.json": (texts["color.tokens.json"] ?? "").replace("0.1418", "1.418") })).toHaveLength(1);
});

it("rejects files that are too long or too deep", () => {
  const deep = `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`;
  expect(check({ "color.tokens.json": deep })[0]).toContain("more than 60 levels deep");
  expect(check({ "color.tokens.json": " ".repeat(1_000_001) })[0]).toContain("longer than 1000000 characters");
});
