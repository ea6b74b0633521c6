import { colorToHex } from "@kindred-ground/tokens/color/color.ts";
import type { Page } from "@playwright/test";
import { layoutWords } from "../../data/layout-words.ts";
import { readTokens } from "../../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../../theme/token-files.ts";

/** Area in square CSS pixels. A smaller black drawing may be an icon in a line of text. */
const largeArea = 400;

interface Expected {
  /** Computed style values. Absent if the page may be unstyled. */
  theme?: { paper: string; headingFont: string };
  broken: string;
  largeArea: number;
}

async function pageFaults(page: Page, { isStyled = true } = {}): Promise<string[]> {
  const theme = isStyled ? themeLook() : undefined;
  return page.evaluate(findFaults, { theme, broken: layoutWords.error.title, largeArea });
}

/** Milliseconds to wait for a page to finish: the last styles arrive with the scripts. */
const patience = 60_000;

export async function lastingFaults(page: Page, options?: { isStyled?: boolean }): Promise<string[]> {
  for (const begun = Date.now(); ; await page.waitForTimeout(100)) {
    const faults = await pageFaults(page, options);
    if (faults.length === 0 || Date.now() - begun > patience) return faults;
  }
}

function themeLook(): NonNullable<Expected["theme"]> {
  const tokens = readTokens(tokenFiles, resolver, "light");
  const paper = tokens.get("color.bg.canvas")?.value as Parameters<typeof colorToHex>[0] | undefined;
  const fonts = tokens.get("fonts.heading")?.value as string[] | undefined;
  if (!paper || !fonts?.[0]) throw new Error("the theme has no color.bg.canvas or no fonts.heading");
  const [red, green, blue] = (colorToHex(paper).match(/[\da-f]{2}/g) ?? []).map((hex) => Number.parseInt(hex, 16));
  return { paper: `rgb(${red}, ${green}, ${blue})`, headingFont: fonts[0] };
}

/** Runs in the page. Uses only features of Chromium 92, and no timers or promises, which need enabled scripts. */
function findFaults({ theme, broken, largeArea }: Expected): string[] {
  const faults: string[] = [];
  if (document.body.innerText.includes(broken)) faults.push(`the page says “${broken}”`);
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return [...faults, "there is no h1 in main"];
  if (!isSeen(heading)) faults.push("the h1 is not visible");
  else faults.push(...covering(heading));
  if (theme) faults.push(...unlikeTheme(heading, theme));
  faults.push(...blackShapes());
  return faults;

  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(element).visibility === "visible";
  }

  function covering(heading: HTMLElement): string[] {
    const center = () => {
      const { left, top, width, height } = heading.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    };
    const [, y] = center();
    if (y < 0 || y > innerHeight) heading.scrollIntoView({ block: "center", behavior: "auto" });
    const found = document.elementFromPoint(...center());
    if (found && heading.contains(found)) return [];
    return [`the h1 is covered by ${found ? nameOf(found) : "nothing that can be told"}`];
  }

  function unlikeTheme(heading: HTMLElement, { paper, headingFont }: { paper: string; headingFont: string }): string[] {
    const { backgroundColor } = getComputedStyle(document.body);
    const { fontFamily } = getComputedStyle(heading);
    return [
      ...(backgroundColor === paper ? [] : [`the paper is ${backgroundColor} and not ${paper}`]),
      ...(fontFamily.includes(headingFont) ? [] : [`the h1 is set in ${fontFamily} and not in ${headingFont}`]),
    ];
  }

  /**
   * Describes each drawing with large black shapes. The browser fills shapes in black if the page gives them no color.
   */
  function blackShapes(): string[] {
    const shapes = document.querySelectorAll<SVGElement>("svg :is(path,circle,ellipse,rect,polygon)");
    const black = [...shapes].filter((shape) => {
      const { fill, fillOpacity, opacity } = getComputedStyle(shape);
      return fill === "rgb(0, 0, 0)" && fillOpacity !== "0" && opacity !== "0" && isSeen(shape) && isLarge(shape);
    });
    const drawings = new Set(black.map((shape) => shape.ownerSVGElement));
    return [...drawings].map((svg) => {
      const count = black.filter(({ ownerSVGElement }) => ownerSVGElement === svg).length;
      return `${count} ${count === 1 ? "shape is" : "shapes are"} painted black in ${svg ? nameOf(svg) : "a drawing"}`;
    });
  }

  function isLarge(shape: SVGElement): boolean {
    const { width, height } = shape.getBoundingClientRect();
    return width * height > largeArea && !shape.closest("defs, clipPath, mask, pattern, symbol");
  }

  function nameOf(element: Element): string {
    const { tagName, id, parentElement } = element;
    const name = id ? `${tagName.toLowerCase()}#${id}` : `${tagName.toLowerCase()}.${element.getAttribute("class")}`;
    return parentElement && !id ? `${name} in ${parentElement.closest("[id]")?.id ?? parentElement.tagName}` : name;
  }
}
