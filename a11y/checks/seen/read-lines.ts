import type { Page } from "@playwright/test";
import { popups } from "../../run/open-page.ts";
import { collectControlText } from "./collect-control-text.ts";
import { collectText } from "./collect-text.ts";
import type { Line } from "./line.ts";
import { lineCollector } from "./line-collector.ts";
import { type Read, readFrom } from "./read.ts";
import { surroundingsFinder } from "./surroundings.ts";

export interface Lines {
  width: number;
  scrollWidth: number;
  lines: Line[];
}

export async function readLines(tab: Page, { withBrokenWords = false } = {}): Promise<Read<Lines>> {
  const surroundings = await tab.evaluateHandle(surroundingsFinder);
  const collector = await tab.evaluateHandle(lineCollector, { surroundings, popups });
  await tab.evaluate(collectText, { collector, withBrokenWords });
  await tab.evaluate(collectControlText, { collector });
  return readFrom(
    tab,
    await tab.evaluateHandle(
      ({ elements, lines }) => ({
        elements,
        values: {
          width: document.documentElement.clientWidth,
          scrollWidth: document.documentElement.scrollWidth,
          lines,
        },
      }),
      collector,
    ),
  );
}
