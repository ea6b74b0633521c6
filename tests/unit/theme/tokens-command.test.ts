// @vitest-environment node
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "theme-"));
for (const name of ["node_modules", "prerender"]) symlinkSync(resolve(name), join(folder, name), "junction");
beforeEach(() => cpSync("theme", join(folder, "theme"), { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `npm run tokens` on a copy of the theme. Returns its lines and exit status. */
function tokens(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["theme/tokens-command.ts", ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, lines: (stdout + stderr).trimEnd().split("\n") };
}

const read = (name: string) => readFileSync(join(folder, "theme", name), "utf8");
const write = (name: string, text: string) => writeFileSync(join(folder, "theme", name), text);

function change(name: string, from: string | RegExp, to: string): void {
  const text = read(name);
  expect(text).toMatch(from);
  write(name, text.replace(from, to));
}

describe("npm run tokens", () => {
  it("passes for the saved theme, and lists unused and equal tokens only with --all", () => {
    const usual = tokens();
    expect(usual).toEqual({ status: 0, lines: [expect.stringContaining("files are correct"), expect.any(String)] });
    expect(usual.lines.at(-1)).toMatch(/^\d+ pairs in 4 modes pass$/);
    const all = tokens("--all");
    expect(all.lines.join("\n")).toContain("Unused primitives");
    expect(all.lines.at(-1)).toBe(usual.lines.at(-1));
  });

  // The command takes seconds, so one run has several mistakes. None may hide another.
  it.each([
    [
      "the token files",
      [
        ["a misspelled brand color", "brand.json", /clay\.solid/, "clay.sloid", /^theme\/brand\.json:2: clay\.sloid: /],
        [
          "a renamed token",
          "tokens/space.tokens.json",
          /"panel": \{/,
          '"card": {',
          /^theme\/recipes\/panels\.ts:\d+: uses radii\.panel, which no token file has; did you mean radii\.card\?$/,
        ],
        [
          "a removed token",
          "tokens/space.tokens.json",
          /"14": \{.*\n/g,
          "",
          /^theme\/recipes\/\w+\.ts:\d+: uses \w+\.14, which no token file has; use one of \w+\.12, \w+\.16$/,
        ],
        [
          "segments that look the same",
          "tokens/color.tokens.json",
          "[0.545, 0.13, 66]",
          "[0.492, 0.139, 41]",
          /^theme\/tokens\/semantic\.light\.tokens\.json:\d+: light: wheel\.2 and wheel\.1 look the same, /,
        ],
        [
          "a tint like the page",
          "tokens/semantic.light.tokens.json",
          "{color.clay.100}",
          "{color.neutral.50}",
          /^theme\/tokens\/semantic\.light\.tokens\.json:\d+: light: clay\.tint and bg\.canvas look the same, /,
        ],
        [
          "faint text",
          "tokens/semantic.light.tokens.json",
          "{color.neutral.700}",
          "{color.neutral.400}",
          /^theme\/tokens\/semantic\.light\.tokens\.json:16: light: text fg\.muted on bg\.canvas is /,
        ],
        [
          "panels that are darker than the page",
          "tokens/semantic.dark.tokens.json",
          "{color.dusk.800}",
          "{color.dusk.950}",
          /^theme\/tokens\/semantic\.dark\.tokens\.json:10: dark: bg\.raised is darker than bg\.canvas; choose a step that is lighter$/,
        ],
        [
          "swapped digits of a hue",
          "tokens/color.tokens.json",
          "[0.815, 0.0589, 224]",
          "[0.815, 0.0589, 242]",
          /^theme\/tokens\/color\.tokens\.json:111: color\.river\.300 has the hue 242 beside steps of about 22\d; write about 22\d$/,
        ],
      ],
    ],
    [
      "fonts.json",
      [
        [
          "a font file that does not exist",
          "fonts.json",
          "latin-wght-normal",
          "latin-wght-nomal",
          /^theme\/fonts\.json:29: body\.files\.0\.path: \S+ does not exist; did you mean \S+-latin-wght-normal\.woff2\?$/,
        ],
        [
          "a font file with another style",
          "fonts.json",
          '"style": "italic"',
          '"style": "normal"',
          /^theme\/fonts\.json:34: body\.files\.1\.style: normal is not the style of \S+; write "italic"$/,
        ],
        [
          "swapped digits of an ascent",
          "fonts.json",
          '"ascent": 0.978,\n        "descent"',
          '"ascent": 0.798,\n        "descent"',
          /^theme\/fonts\.json:19: heading\.standIns\.1\.ascent: 0\.978 is not 0\.798, the ascent of Fraunces Georgia, /,
        ],
        [
          "a swapped ascent and descent",
          "fonts.json",
          '"ascent": 0.984,\n        "descent": 0.316',
          '"ascent": 0.316,\n        "descent": 0.984',
          /^theme\/fonts\.json:43: body\.standIns\.0\.ascent: 0\.316 is less than descent, 0\.984; swap the two$/,
        ],
        [
          "a lower heaviest weight",
          "fonts.json",
          '"heaviest": 900',
          '"heaviest": 500',
          /^theme\/tokens\/type\.tokens\.json:16: .*; write at most 500, or correct the weights of Fraunces Variable in theme\/fonts\.json$/,
        ],
        [
          "a stand-in of a hundred times the size",
          "fonts.json",
          '"size": 1.064',
          '"size": 106.4',
          /^theme\/fonts\.json:15: heading\.standIns\.0\.size: 106\.4 is not the size of a stand-in, 0\.6 to 1\.6; write 1\.064$/,
        ],
      ],
    ],
  ] as const)("names every mistake in %s at once, with file and line", (_, mistakes) => {
    for (const [, name, from, to] of mistakes) change(name, from, to);
    const { status, lines } = tokens("--all");
    for (const [mistake, , , , line] of mistakes)
      expect.soft(lines, mistake).toContainEqual(expect.stringMatching(line));
    expect(lines.at(-1)).toMatch(/^\d+ to fix/);
    expect(status).toBe(1);
  });

  it("prints ten failures and counts the others", () => {
    change("tokens/semantic.light.tokens.json", "{color.neutral.700}", "{color.neutral.200}");
    const { status, lines } = tokens();
    expect(lines).toHaveLength(13);
    expect(lines[11]).toMatch(/^… and \d+ more; --all prints them$/);
    expect(lines[12]).toMatch(/^\d+ to fix: \d+ of \d+ pairs fail$/);
    expect(tokens("--all").lines.length).toBeGreaterThan(20);
    expect(status).toBe(1);
  });

  it("lists the changed values with those of the last commit, because a message can name another token", () => {
    const git = (...args: string[]) =>
      spawnSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.org", ...args], { cwd: folder });
    git("init");
    git("add", "theme");
    git("commit", "--message", "Theme");
    onTestFinished(() => rmSync(join(folder, ".git"), { recursive: true }));
    change("tokens/motion.tokens.json", '"value": 250', '"value": 240');
    expect(tokens()).toEqual({
      status: 0,
      lines: [
        expect.stringMatching(/are correct$/),
        "Changed since the last commit:",
        expect.stringMatching(/^theme\/tokens\/motion\.tokens\.json:\d+: durations\.moderate was \{ "value": 250, /),
        expect.stringMatching(/pairs in 4 modes pass$/),
      ],
    });
    change("tokens/motion.tokens.json", '"value": 240', '"value": 250');
    change("tokens/type.tokens.json", '"max": { "$value": { "value": 2.75', '"max": { "$value": { "value": 4.75');
    change("fonts.json", '"size": 1.064', '"size": 106.4');
    const { status, lines } = tokens();
    expect(lines).toEqual([
      expect.stringMatching(/^theme\/fonts\.json:15: /),
      expect.stringMatching(/^theme\/tokens\/type\.tokens\.json:28: fontSizes\.h1\.max: 3\.75rem is below /),
      "Changed since the last commit:",
      'theme/tokens/type.tokens.json:32: fontSizes.h2.max was { "value": 2.75, "unit": "rem" }',
      "theme/fonts.json:15: heading.standIns.0.size was 1.064",
      "2 to fix",
    ]);
    expect(status).toBe(1);
    change("tokens/color.tokens.json", '"success": {', '"sucess": {');
    change("tokens/type.tokens.json", /"label": \{[\s\S]*?\n {4}\},\n/, "");
    expect(tokens().lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/color\.tokens\.json: color\.success is missing; line \d+ of the last commit has it$/),
        expect.stringMatching(/color\.tokens\.json:\d+: color\.sucess is new$/),
        expect.stringMatching(/type\.tokens\.json: text\.label is missing; line \d+ was \{ "fontFamily": /),
      ]),
    );
  });

  it.each([
    ["a missing comma", '"lightest": 100,', '"lightest": 100', "5: heading.lightest: a comma or } is expected"],
    ["a misspelled use", '"heading": {', '"headings": {', "2: headings: no such key; did you mean heading?"],
    ["a misspelled key", '"standIns"', '"standins"', "11: heading.standins: no such key; did you mean standIns?"],
  ])("names %s in fonts.json without a stack trace", (_, from, to, message) => {
    change("fonts.json", from, to);
    expect(tokens()).toEqual({
      status: 1,
      lines: [expect.stringContaining(`theme/fonts.json:${message}`), "1 to fix"],
    });
  });

  it("says in one line that light and dark look swapped", () => {
    const [light, dark] = ["tokens/semantic.light.tokens.json", "tokens/semantic.dark.tokens.json"];
    const [before, after] = [read(light), read(dark)];
    write(light, after);
    write(dark, before);
    expect(tokens()).toEqual({
      status: 1,
      lines: [
        expect.any(String),
        expect.stringMatching(/^theme\/tokens\/semantic\.light\S+ and theme\/tokens\/semantic\.dark\S+ look swapped: /),
        "1 to fix: light and dark look swapped",
      ],
    });
  });

  it("names palettes that look alike, with their distance and the smallest turn of hue that passes", () => {
    const alike = read("tokens/color.tokens.json").replace(/"river": \{[\s\S]*?"950"/, (river) =>
      river.replaceAll(/, 2\d\d\]/g, ", 277]"),
    );
    write("tokens/color.tokens.json", alike);
    const { status, lines } = tokens();
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^theme\/tokens\/semantic\.dark\.tokens\.json:\d+: dark: the palettes night and river look alike \(#\w+, #\w+\), distance 0\.0\d+, needs 0\.05; turn the hue of \w+ by -?\d+°$/,
      ),
    );
    expect(status).toBe(1);
  });
});

it("fails an import that makes a pair fail", () => {
  writeFileSync(join(folder, "light.css"), ":root { --color-fg-muted: rgb(0 0 0 / 45%) }");
  const { status, lines } = tokens("import", "light.css");
  expect(lines).toContainEqual(
    expect.stringMatching(/^fails {3}theme\/tokens\/semantic\.light\.tokens\.json:16: light: text fg\.muted/),
  );
  expect(lines.at(-1)).toMatch(/pairs fail$/);
  expect(status).toBe(1);
});
