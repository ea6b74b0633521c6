import { describe, expect, it } from "vitest";
import { theme } from "../theme.ts";
import { imported, importedLines } from "./importing.ts";

const raised = (value: unknown) => ({ shadows: { raised: { $value: value } } });
const shadow = { color: "#000", offsetX: "0", offsetY: "1px", blur: "2px", spread: "0" };

/** Returns the shadow of light mode after an import. */
function read(value: unknown, name = "light.json") {
  const content = name.endsWith(".css") ? `:root { --shadows-raised: ${value} }` : JSON.stringify(raised(value));
  const { outcome, lines } = imported([[name, content]]);
  return outcome.changes[0]?.token.raw ?? lines[0];
}

describe("a shadow", () => {
  it.each([
    ["its type", { ...shadow, type: "innerShadow" }, "light.json"],
    ["Style Dictionary’s type", { ...shadow, type: "inset" }, "light.json"],
    ["inset", { ...shadow, inset: true }, "light.json"],
    ["CSS", "inset 0 1px 2px black", "a.css"],
    ["CSS with the word last", "0 1px 2px black inset", "a.css"],
  ])("stays inside by %s", (_, value, name) => {
    expect(read(value, name)).toMatchObject({ inset: true });
  });

  it.each([
    [{ ...shadow, blurRadius: 4 }, "a shadow has no blurRadius; "],
    [{ ...shadow, offsety: 4 }, "a shadow has no offsety; did you mean offsetY?"],
    [{ ...shadow, x: 4 }, "a shadow has both offsetX and x"],
    [{ ...shadow, type: "glow" }, 'a shadow has the type "glow"; write innerShadow or dropShadow'],
    [{ ...shadow, offsetX: undefined }, "a shadow lacks offsetX; add it"],
    [{ ...shadow, inset: "yes" }, 'inset is "yes"; write true or false'],
    [{ ...shadow, color: "{color.clay.650}" }, "color refers to {color.clay.650}, which has no value"],
  ])("is refused for a part that it does not have: %j", (value, problem) => {
    expect(importedLines("light.json", raised(value))[0]).toContain(`refused shadows.raised: ${problem}`);
  });

  it.each(["0 1px 2px 3px 4px red", "0 red", "red", "0 1px 2px / 3px red", "0 1px red blue", ""])(
    "is refused as the text “%s”",
    (text) => {
      expect(read(text, "a.css")).toMatch(/^refused --shadows-raised/);
    },
  );

  it.each([
    ["DTCG", { ...shadow, color: "{color.clay.600}" }, "light.json"],
    ["CSS", "0 1px 2px var(--color-clay-600)", "a.css"],
  ])("keeps an alias of %s", (_, value, name) => {
    expect(read(value, name)).toMatchObject({ color: "{color.clay.600}", offsetY: { value: 0.0625, unit: "rem" } });
  });

  it("takes the value of an alias to another token of the file", () => {
    const file = { brand: { ink: { $value: "#112233" } }, ...raised({ ...shadow, color: "{brand.ink}" }) };
    const { outcome } = imported([["light.json", JSON.stringify(file)]]);
    expect(outcome.changes[0]?.token.raw).toMatchObject({ color: { colorSpace: "srgb" } });
    expect(outcome.changes[0]?.notes).toContain(
      "{brand.ink} is replaced by its value, because the theme has no such color",
    );
  });

  it("with an alias equals the same shadow with the value", () => {
    const { files } = imported([["light.json", JSON.stringify(raised({ ...shadow, color: "{color.clay.600}" }))]]);
    const written = raised({ ...shadow, color: "#a8431f" });
    expect(importedLines("light.json", written, { theme: { ...theme, files } }).at(-1)).toBe(
      "0 changed, 0 refused, 1 unchanged",
    );
  });
});

describe("a list of typefaces", () => {
  it.each([
    ["DTCG", { fonts: { body: { $value: ["{fonts.heading}", "Arial"] } } }, "a.json"],
    ["CSS", ":root { --fonts-body: var(--fonts-heading), Arial }", "a.css"],
  ])("resolves an alias in %s", (_, content, name) => {
    const { outcome } = imported([[name, typeof content === "string" ? content : JSON.stringify(content)]]);
    expect(outcome.changes[0]?.token.raw).toEqual(["Fraunces Variable", "serif", "Arial"]);
  });
});
