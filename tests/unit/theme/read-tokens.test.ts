import { describe, expect, it } from "vitest";
import { readTokens } from "../../../theme/read-tokens.ts";
import type { Resolver, TokenGroup } from "../../../theme/token-file.ts";

const resolver: Resolver = {
  sets: { primitives: { sources: [{ $ref: "base.tokens.json" }] } },
  modifiers: { mode: { contexts: { light: [{ $ref: "light.tokens.json" }] } } },
  resolutionOrder: [{ $ref: "#/sets/primitives" }, { $ref: "#/modifiers/mode" }],
};

function read(base: TokenGroup, light: TokenGroup = {}) {
  return readTokens({ "base.tokens.json": base, "light.tokens.json": light }, resolver, "light");
}

describe("readTokens", () => {
  it("gives a token the type of the nearest group that has one", () => {
    const tokens = read({ space: { $type: "dimension", small: { $value: 1 }, ratio: { $type: "number", $value: 2 } } });
    expect(tokens.get("space.small")?.type).toBe("dimension");
    expect(tokens.get("space.ratio")?.type).toBe("number");
  });

  it("follows an alias of an alias to its value", () => {
    const tokens = read({
      $type: "number",
      one: { $value: 1 },
      first: { $value: "{one}" },
      again: { $value: "{first}" },
    });
    expect(tokens.get("again")?.value).toBe(1);
  });

  it("resolves aliases inside a composite value and keeps what was written", () => {
    const tokens = read({
      size: { $type: "dimension", $value: { value: 1, unit: "rem" } },
      text: { $type: "typography", $value: { fontSize: "{size}" } },
    });
    expect(tokens.get("text")).toMatchObject({
      raw: { fontSize: "{size}" },
      value: { fontSize: { value: 1, unit: "rem" } },
    });
  });

  it("lets a later file override an earlier one, also for aliases written earlier", () => {
    const tokens = read(
      { $type: "number", base: { $value: 1 }, alias: { $value: "{base}" } },
      { base: { $type: "number", $value: 2 } },
    );
    expect(tokens.get("alias")?.value).toBe(2);
  });

  it("takes descriptions and other $-keys for no tokens", () => {
    expect([
      ...read({ $description: "Words", a: { $type: "number", $description: "More", $value: 1 } }).keys(),
    ]).toEqual(["a"]);
  });
});

describe("an error of readTokens names file, token and fix", () => {
  it("for an alias to nothing", () => {
    expect(() => read({}, { bg: { canvas: { $type: "color", $value: "{color.paper.50}" } } })).toThrow(
      "theme/tokens/light.tokens.json: bg.canvas refers to {color.paper.50}, which is not defined; fix the name or define color.paper.50",
    );
  });

  it("for aliases that go round in a circle", () => {
    expect(() => read({ $type: "number", a: { $value: "{b}" }, b: { $value: "{a}" } })).toThrow(
      "theme/tokens/base.tokens.json: a refers to itself (b -> a -> b); give one of them a value",
    );
  });

  it("for a token without a type", () => {
    expect(() => read({ space: { small: { $value: 1 } } })).toThrow(
      "theme/tokens/base.tokens.json: space.small has no $type; give it or a group around it one",
    );
  });

  it("for a file that is not there", () => {
    expect(() => readTokens({}, resolver, "light")).toThrow("resolver.json names base.tokens.json, which is not there");
  });

  it("for a mode that is not there", () => {
    expect(() => readTokens({ "base.tokens.json": {} }, resolver, "dusk")).toThrow(
      'resolver.json has no mode "dusk"; it has light',
    );
  });
});
