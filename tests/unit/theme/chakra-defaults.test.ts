// @vitest-environment node
import { describe, expect, test } from "vitest";
import { chakraConditions, noTokens, styleProperties } from "../../../theme/chakra-defaults.ts";
import { system } from "../../../theme/index.ts";

describe("style properties", () => {
  test("have Chakra’s token categories and short names", () => {
    expect(styleProperties.spacing?.marginInline).toEqual(["mx", "marginX"]);
    expect(styleProperties.colors?.background).toEqual(["bg"]);
    expect(styleProperties[noTokens]?.position).toEqual(["pos"]);
  });

  test("exclude properties that need code", () => {
    const names = Object.values(styleProperties).flatMap(Object.keys);
    for (const name of ["spaceX", "lineClamp", "gradientFrom", "srOnly"]) expect(names).not.toContain(name);
  });

  test("don't change in a JSON round trip", () => {
    for (const data of [styleProperties, chakraConditions]) expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });

  test("include the properties of utilities.ts", () => {
    expect(system.css({ boxSize: "full" })).toEqual({ width: "100%", height: "100%" });
    expect(system.css({ hideBelow: "md" })).toEqual({
      [system.breakpoints.getCondition("mdDown")]: { display: "none" },
    });
    expect(system.css({ transitionProperty: "size" })).toEqual({ transitionProperty: "width, height" });
  });
});
