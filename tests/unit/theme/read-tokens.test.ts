import { describe, expect, it } from "vitest";
import { readTokens } from "../../../theme/read-tokens.ts";
import type { Resolver, TokenGroup } from "../../../theme/token-files.ts";

const resolver: Resolver = {
  version: "2025.10",
  sets: { primitives: { sources: [{ $ref: "base.tokens.json" }] } },
  modifiers: { mode: { contexts: { light: [{ $ref: "light.tokens.json" }], dark: [] }, default: "light" } },
  resolutionOrder: [{ $ref: "#/sets/primitives" }, { $ref: "#/modifiers/mode" }],
};
const rem = (value: number) => ({ value, unit: "rem" });

function read(base: TokenGroup, light: TokenGroup = {}) {
  return readTokens({ "base.tokens.json": base, "light.tokens.json": light }, resolver, "light");
}

describe("readTokens", () => {
  it("returns the type of the nearest group", () => {
    const tokens = read({
      space: { $type: "dimension", small: { $value: rem(1) }, ratio: { $type: "number", $value: 2 } },
    });
    expect(tokens.get("space.small")?.type).toBe("dimension");
    expect(tokens.get("space.ratio")?.type).toBe("number");
  });

  it("resolves an alias of an alias", () => {
    const tokens = read({
      $type: "number",
      one: { $value: 1 },
      first: { $value: "{one}" },
      again: { $value: "{first}" },
    });
    expect(tokens.get("again")?.value).toBe(1);
  });

  it("resolves aliases inside a composite value and keeps the raw value", () => {
    const tokens = read({
      size: { $type: "dimension", $value: rem(1) },
      thin: { $type: "strokeStyle", $value: { dashArray: ["{size}"], lineCap: "butt" } },
    });
    expect(tokens.get("thin")).toMatchObject({
      raw: { dashArray: ["{size}"] },
      value: { dashArray: [rem(1)] },
    });
  });

  it("lets a mode override shared tokens and their aliases, in file order", () => {
    const tokens = read(
      { $type: "number", base: { $value: 1 }, alias: { $value: "{base}" } },
      { more: { $type: "number", $value: 3 }, base: { $type: "number", $value: 2 } },
    );
    expect(tokens.get("alias")?.value).toBe(2);
    expect([...tokens.keys()]).toEqual(["base", "alias", "more"]);
  });

  it("returns the file of a token and whether a mode sets it", () => {
    const tokens = read({ a: { $type: "number", $value: 1 } }, { b: { $type: "number", $value: 1 } });
    expect(tokens.get("a")).toMatchObject({ file: "theme/tokens/base.tokens.json", keys: ["a"], isByModifier: false });
    expect(tokens.get("b")).toMatchObject({ file: "theme/tokens/light.tokens.json", isByModifier: true });
  });

  it("ignores descriptions and other $-keys", () => {
    expect([
      ...read({ $description: "Words", a: { $type: "number", $description: "More", $value: 1 } }).keys(),
    ]).toEqual(["a"]);
  });
});

describe("an error of readTokens", () => {
  it("reports one line per error", () => {
    expect(() => read({ $type: "number", a: { $value: "1" }, b: { $value: "{aa}" } })).toThrow(
      'theme/tokens/base.tokens.json: a: a number is "1"; write 1, without quotes\n' +
        "theme/tokens/base.tokens.json: b: refers to {aa}, which is not defined; did you mean {a}?",
    );
  });

  it("names a missing file", () => {
    expect(() => readTokens({ "bas.tokens.json": {}, "light.tokens.json": {} }, resolver, "light")).toThrow(
      "refers to base.tokens.json, which does not exist; did you mean bas.tokens.json?",
    );
  });

  it("names a missing mode", () => {
    const files = { "base.tokens.json": {}, "light.tokens.json": {} };
    expect(() => readTokens(files, resolver, "dusk")).toThrow('mode has no "dusk"; it has light, dark');
  });
});
