import { expect, test } from "vitest";
import { editorFor } from "../../../../src/design/workbench/editor-for.ts";

test("gives composite values fields with the types of their parts, and other values none", () => {
  const length = { value: 0, unit: "rem" };
  const shadow = { color: "{color.ink}", offsetX: length, offsetY: length, blur: length, spread: length };
  expect(editorFor({ type: "shadow" }, shadow)).toMatchObject({
    kind: "fields",
    parts: { color: "color", blur: "dimension" },
  });
  expect(editorFor({ type: "typography" }, { fontSize: "{fontSizes.h1.max}" })).toMatchObject({ kind: "fields" });
  expect(editorFor({ type: "transition" }, { duration: { value: 1, unit: "s" } })).toMatchObject({
    parts: { timingFunction: "cubicBezier" },
  });
  expect(editorFor({ type: "fontFamily" }, ["Fraunces", "serif"])).toMatchObject({ kind: "families" });
  expect(editorFor({ type: "dimension" }, "{spacing.4}")).toEqual({
    kind: "alias",
    target: "spacing.4",
    isColor: false,
  });
  expect(editorFor({ type: "shadow" }, [shadow, shadow])).toMatchObject({ kind: "text" });
});
