// @vitest-environment node
import { describe, expect, test } from "vitest";
import { chakraConditions } from "../../../theme/chakra-conditions.ts";
import { system } from "../../../theme/index.ts";
import { noTokens, styleProperties } from "../../../theme/style-properties.ts";

describe("the style properties", () => {
  test("are Chakra’s, with the tokens that they take and their short names", () => {
    expect(styleProperties.spacing?.marginInline).toEqual(["mx", "marginX"]);
    expect(styleProperties.colors?.background).toEqual(["bg"]);
    expect(styleProperties[noTokens]?.position).toEqual(["pos"]);
  });

  test("are none of those that need code of their own", () => {
    const names = Object.values(styleProperties).flatMap(Object.keys);
    for (const name of ["spaceX", "lineClamp", "gradientFrom", "srOnly"]) expect(names).not.toContain(name);
  });

  test("can be written out and read again, as a build does", () => {
    for (const data of [styleProperties, chakraConditions]) expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });

  test("include those that do more: a square, what is hidden by width, words for what changes", () => {
    expect(system.css({ boxSize: "full" })).toEqual({ width: "100%", height: "100%" });
    expect(system.css({ hideBelow: "md" })).toEqual({
      [system.breakpoints.getCondition("mdDown")]: { display: "none" },
    });
    expect(system.css({ transitionProperty: "size" })).toEqual({ transitionProperty: "width, height" });
  });
});
