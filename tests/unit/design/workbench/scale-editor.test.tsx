import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { workbenchWords } from "../../../../src/design/words/workbench-words.ts";
import { type Change, liveTheme, withEdit } from "../../../../src/design/workbench/edits.ts";
import { ScaleEditor, scaleEdits, scaleOf } from "../../../../src/design/workbench/scale-editor.tsx";
import { savedTheme, type Workbench } from "../../../../src/design/workbench/use-workbench.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";
import { renderOnPage } from "../../on-page.tsx";

const editsOf = (changes: readonly Change[]) => changes.reduce((all, change) => withEdit(all, ...change), {});

it("finds the scale of a token", () => {
  const of = (path: string, file: string) => scaleOf({ path, file });
  expect(of("fontSizes.h1.max", "type.tokens.json")).toBe("type");
  expect(of("spacing.4", "space.tokens.json")).toBe("spacing");
  // Distances of motion are spacing tokens, too, but no scale sets them.
  expect(of("spacing.rise", "motion.tokens.json")).toBeUndefined();
  expect(of("radii.panel", "space.tokens.json")).toBeUndefined();
});

it("moves every step of space, and the sizes with it", () => {
  const { variables } = liveTheme(tokenFiles, resolver, editsOf(scaleEdits("spacing", { base: 0.3125, ratio: 1 })));
  expect(variables.light.get("--k-spacing-8")).toBe("2.5rem");
  expect(variables.light.get("--k-sizes-8")).toBe("2.5rem");
});

it("returns to the saved sizes without an edit", () => {
  expect(editsOf(scaleEdits("spacing", { base: 0.25, ratio: 1 }))).toEqual({});
});

it("sets all sizes of text with one slider", () => {
  let edits = {};
  const change = (...changes: readonly Change[]) => {
    edits = editsOf(changes);
  };
  const bench = { edits, live: savedTheme, change } as unknown as Workbench;
  renderOnPage(<ScaleEditor name="type" bench={bench} words={workbenchWords.editor.scale} />);
  const slider = screen.getByRole("slider", { name: "Ratio", hidden: true });
  fireEvent.change(slider, { target: { value: "1.25" } });
  expect(edits).toMatchObject({
    "type.tokens.json#fontSizes.h1.max": { value: 2.75, unit: "rem" },
    "type.tokens.json#fontSizes.display.max": { value: 3.4375, unit: "rem" },
  });
});
