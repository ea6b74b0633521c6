import { expect, it } from "vitest";
import { apcaContrast } from "../../../../theme/gate/apca.ts";

/** Published with the constants in the readme of github.com/Myndex/apca-w3. */
it.each([
  { text: "#888888", ground: "#ffffff", contrast: 63.056469930209424 },
  { text: "#ffffff", ground: "#888888", contrast: -68.54146436644962 },
  { text: "#000000", ground: "#aaaaaa", contrast: 58.146262578561334 },
  { text: "#aaaaaa", ground: "#000000", contrast: -56.24113336839742 },
  { text: "#112233", ground: "#ddeeff", contrast: 91.66830811481631 },
  { text: "#ddeeff", ground: "#112233", contrast: -93.06770049484275 },
])("apcaContrast of $text on $ground is $contrast", ({ text, ground, contrast }) => {
  expect(apcaContrast(text, ground)).toBeCloseTo(contrast, 10);
});

it("apcaContrast of a color with itself is 0", () => {
  expect(apcaContrast("#a8431f", "#a8431f")).toBe(0);
});
