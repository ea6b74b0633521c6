import { describe, expect, it } from "vitest";
import { texts as ownTexts } from "../theme.ts";
import { imported } from "./importing.ts";

const color = (components: number[]) => ({ colorSpace: "oklch", components });

function added(files: Readonly<Record<string, object>>) {
  const texts = Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)] as const);
  return imported(texts, { isAdding: true });
}

function colorFile(names: readonly string[], token: object): object {
  return { color: { $type: "color", ...names.reduceRight<object>((inner, name) => ({ [name]: inner }), token) } };
}

const noteRole = (step: string) =>
  colorFile(["fg", "note"], { $description: "Notes in the margin.", $value: `{color.neutral.${step}}` });

describe("a new token", () => {
  it("is added with its description and unit to the file of its neighbors", () => {
    const { lines, texts } = added({
      "new.json": {
        radii: { $type: "dimension", badge: { $description: "Of badges.", $value: { value: 6, unit: "px" } } },
      },
    });
    expect(lines).toEqual([
      'added   shape.tokens.json: radii.badge: { "value": 0.375, "unit": "rem" }, “Of badges.”',
      "1 added, 0 changed, 0 refused, 0 unchanged",
    ]);
    const text = texts.get("shape.tokens.json") ?? "";
    const line = '"badge": { "$description": "Of badges.", "$value": { "value": 0.375, "unit": "rem" } }';
    expect(text).toContain(line);
    expect(text.replace(`,\n    ${line}`, "")).toBe(ownTexts["shape.tokens.json"]);
  });

  it("becomes a step of a ramp, and a semantic token can refer to it in the same import", () => {
    const { lines, texts } = added({
      "light.json": {
        color: {
          $type: "color",
          fg: { note: { $description: "Notes.", $value: "{color.clay.650}" } },
          clay: { "650": { $description: "For notes.", $value: color([0.47, 0.13, 38]) } },
        },
      },
      "dark.json": noteRole("300"),
    });
    expect(lines.map((line) => line.split(": ").slice(0, 2).join(": "))).toEqual([
      "added   color.tokens.json: color.clay.650",
      "added   semantic.light.tokens.json: color.fg.note",
      "added   semantic.dark.tokens.json: color.fg.note",
      "3 added, 0 changed, 0 refused, 0 unchanged",
    ]);
    expect(lines[1]).toContain("{color.clay.650}");
    expect(lines[1]).toContain("declare its pairs in pairs.ts");
    expect(texts.get("semantic.dark.tokens.json")).not.toContain('$description": "Notes');
  });

  it("is refused if a mode lacks it", () => {
    const { lines, texts } = added({ "light.json": noteRole("700") });
    expect(lines[0]).toBe(
      "refused color.fg.note: is missing in dark; add it, because every context of mode needs the tokens of light",
    );
    expect(texts.size).toBe(0);
  });

  it.each([
    ["without a description", colorFile(["clay", "650"], { $value: color([0.47, 0.13, 38]) }), "add one"],
    [
      "in a group that the theme does not have",
      { radius: { $type: "dimension", badge: { $description: "Of badges.", $value: { value: 6, unit: "px" } } } },
      "the theme has no group radius; did you mean radii?",
    ],
    [
      "instead of a group",
      colorFile(["clay"], { $description: "Clay.", $value: color([0.47, 0.13, 38]) }),
      "rename it",
    ],
    [
      "with a name that the theme’s rules don’t allow",
      colorFile(["clay", "6/5"], { $description: "For notes.", $value: color([0.47, 0.13, 38]) }),
      "use letters and digits",
    ],
  ])("is refused %s, with a fix", (_, file, fix) => {
    const { lines, texts } = added({ "light.json": file });
    expect(lines[0]).toMatch(/^refused /);
    expect(lines[0]).toContain(fix);
    expect(texts.size).toBe(0);
  });

  it("is refused with more than 300 others", () => {
    const many = Object.fromEntries(
      Array.from({ length: 301 }, (_, step) => [
        `s${step}`,
        { $description: "A step.", $value: color([0.5, 0.1, 38]) },
      ]),
    );
    expect(() => added({ "new.json": { color: { $type: "color", many } } })).toThrow("more than 300 new tokens");
  });

  it("can't be inside another new token", () => {
    const token = { $description: "For notes.", $value: color([0.5, 0.1, 38]) };
    const { lines } = added({
      "one.json": colorFile(["teal"], token),
      "other.json": colorFile(["teal", "500"], token),
    });
    expect(lines.slice(0, 2).map((line) => line.slice(0, 7))).toEqual(["added  ", "refused"]);
  });

  it("is refused without --add", () => {
    const { lines } = imported([["light.json", JSON.stringify(noteRole("700"))]]);
    expect(lines[0]).toContain("Or add it with --add");
  });
});
