import { targets } from "../../a11y/checks/targets.ts";
import { checkMade, testFindings } from "./checks-page-load.ts";
import { expect, test } from "./site-test.ts";

const button = (id: string, size: number, style = "") =>
  `<button id="${id}" style="width: ${size}px; height: ${size}px; padding: 0; border: 0; ${style}">x</button>`;

testFindings(
  "fails 2.5.8 for two small adjacent buttons and only 2.5.5 for a single one",
  targets,
  `<div style="display: flex; gap: 2px">${button("one", 18)}${button("two", 18)}</div>
    <div style="margin-top: 60px">${button("alone", 18)}</div>`,
  ["target-size-enhanced #alone", "target-size-minimum #one", "target-size-minimum #two"],
);

testFindings(
  "fails a small button next to a large one within its circle",
  targets,
  `<div style="display: flex; gap: 2px; align-items: center">${button("small", 16)}${button("large", 48)}</div>`,
  ["target-size-minimum #small"],
);

testFindings(
  "accepts links in sentences, small links with a large equivalent, and labeled checkboxes",
  targets,
  `<p>Read <a href="/about">about us</a> or <a href="/shop">the shop</a>.</p>
    <p><a href="/events" style="font-size: 10px">Events</a></p>
    <a href="/events" style="display: block; width: 200px; height: 48px">All events</a>
    <label style="display: block; width: 200px; line-height: 48px"><input type="checkbox"> I agree</label>
    ${button("large", 44)}`,
  [],
);

test("measures scrollable targets in full and clipped targets by their visible part", async ({ page }) => {
  const pane = (overflow: string, id: string) =>
    `<div style="overflow: ${overflow}; height: 60px; width: 100px; margin: 60px">${button(`${id}-whole`, 44)}<br>${button(id, 44)}</div>`;
  expect(await checkMade(page, targets, `${pane("auto", "scrolled")}${pane("hidden", "cut")}`)).toEqual([
    "target-size-minimum #cut",
  ]);
});

testFindings(
  "ignores hidden and disabled targets",
  targets,
  `${button("hidden", 10, "visibility: hidden")}<button disabled style="padding: 0; border: 0; height: 12px">x</button>`,
  [],
);
