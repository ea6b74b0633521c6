import type { Elements } from "./rule.ts";

export interface Stop {
  /** Index in the element list, or `null` if no element of the page has the focus. */
  element: number | null;
  /** True if no part of it is visible: it has no size, is transparent, or is clipped. */
  isHidden: boolean;
  /** Share covered by other elements, from 0 to 1. */
  covered: number;
  /** Share that is neither covered nor outside the window. */
  inSight: number;
  /** Tag and id of the covering element. */
  coveredBy: string;
  /** Index of the first radio button of the group. Radio buttons with the same name share one tab stop. */
  group: number | null;
  /** False if only a script can focus it, such as a heading. */
  isTabStop: boolean;
  /** Maximum number of Tab presses inside it: a date field and a player have parts, and a frame has a page. */
  parts: number;
  address: string;
}

/** Reads the focused element, and adds it to the list if it is new. Runs in the page, sent as text. */
export function readStop({ elements }: Elements): Stop {
  const numberOf = (element: Element): number => {
    const known = elements.indexOf(element);
    return known >= 0 ? known : elements.push(element) - 1;
  };
  const isClipped = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const { clipPath, clip, position } = getComputedStyle(element);
    return width < 2 || height < 2 || clipPath === "inset(50%)" || (position === "absolute" && clip.startsWith("rect"));
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(element);
  /** Returns the visible label of a hidden control. */
  const shownAs = (element: Element): Element | undefined => {
    if (isSeen(element)) return element;
    const labels = (element as Partial<HTMLInputElement>).labels ?? [];
    return [...labels].find(isSeen);
  };
  const paints = (element: Element) => {
    if (element.matches("img, svg, svg *, video, canvas, iframe")) return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundImage !== "none" || !/^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(backgroundColor);
  };
  /** Returns the element painted over `shown` at a point. */
  const coverAt = (x: number, y: number, shown: Element): Element | undefined => {
    const hit = document.elementFromPoint(x, y);
    if (!hit || shown.contains(hit) || hit.contains(shown)) return undefined;
    for (let layer: Element | null = hit; layer && !layer.contains(shown); layer = layer.parentElement) {
      if (paints(layer)) return layer;
    }
    return undefined;
  };
  const withParts =
    "input[type=date], input[type=time], input[type^=datetime], input[type=month], input[type=week], video, audio";
  const most = { inControl: 8, inFrame: 400 };
  const nameless = {
    isTabStop: false,
    isHidden: false,
    covered: 0,
    inSight: 1,
    coveredBy: "",
    group: null,
    parts: 0,
  };

  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement)
    return { element: null, ...nameless, address: location.href };

  const shown = shownAs(focused);
  const boxes = [...(shown?.getClientRects() ?? [])].filter(({ width, height }) => width > 1 && height > 1);
  let points = 0;
  let covered = 0;
  let outside = 0;
  let cover: Element | undefined;
  for (const { left, top, width, height } of boxes) {
    for (const across of [0.04, 0.25, 0.5, 0.75, 0.96]) {
      for (const down of [0.1, 0.5, 0.9]) {
        const x = left + width * across;
        const y = top + height * down;
        points++;
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
          outside++;
          continue;
        }
        const over = shown && coverAt(x, y, shown);
        if (!over) continue;
        covered++;
        cover ??= over;
      }
    }
  }
  const radio = focused instanceof HTMLInputElement && focused.type === "radio" && focused.name ? focused : undefined;
  const firstOfGroup =
    radio &&
    [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].find(
      ({ name, form }) => name === radio.name && form === radio.form,
    );
  return {
    element: numberOf(focused),
    isTabStop: (focused as HTMLElement).tabIndex >= 0,
    isHidden: boxes.length === 0,
    covered: points ? covered / points : 0,
    inSight: points ? 1 - (covered + outside) / points : 0,
    coveredBy: cover ? cover.localName + (cover.id ? `#${cover.id}` : "") : "",
    group: firstOfGroup ? numberOf(firstOfGroup) : null,
    parts: focused.matches("iframe") ? most.inFrame : focused.matches(withParts) ? most.inControl : 0,
    address: location.href,
  };
}
