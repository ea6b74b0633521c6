import type { Control, ControlIcon } from "./control.ts";
import type { Reading } from "./read.ts";

/** Runs in the page, sent as text. */
export function collectControls(): Reading<{ controls: Control[]; icons: ControlIcon[] }> {
  const elements: Element[] = [];
  const numbered = (element: Element) => elements.push(element) - 1;
  const boxOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + scrollX, y: top + scrollY, width, height };
  };
  const isSeen = (element: Element) => {
    const { right, width, height } = element.getBoundingClientRect();
    const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // Elements off the page are not for visitors.
    return shown && width > 2 && height > 2 && right > 0 && !element.closest(":disabled, [aria-disabled=true]");
  };
  const nameOf = (element: Element) =>
    (
      element.getAttribute("aria-label") ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      ""
    )
      .trim()
      .slice(0, 60);

  const sides = ["Top", "Right", "Bottom", "Left"] as const;
  const controls: Control[] = [];
  const fields = "input:not([type=hidden], [type=range], [type=submit], [type=button], [type=image]), select, textarea";
  for (const field of document.querySelectorAll(`${fields}, [role=checkbox], [role=radio], [role=switch]`)) {
    // If the native box is hidden, its drawn replacement is the next sibling.
    const drawn = isSeen(field)
      ? field
      : field.matches("[type=checkbox], [type=radio]")
        ? field.nextElementSibling
        : null;
    if (!drawn || !isSeen(drawn)) continue;
    const style = getComputedStyle(drawn);
    // Native rendering is the browser's responsibility.
    if (drawn === field && style.appearance !== "none" && drawn.matches("[type=checkbox], [type=radio]")) continue;
    const edges = sides
      .map((side) => ({
        width: Number.parseFloat(style[`border${side}Width`]),
        style: style[`border${side}Style`],
        color: style[`border${side}Color`],
      }))
      .filter(({ width, style }) => width > 0 && style !== "none");
    controls.push({
      element: numbered(field),
      name: nameOf(field),
      box: boxOf(drawn),
      borders: [...new Set(edges.map(({ color }) => color))],
      borderWidth: Math.max(0, ...edges.map(({ width }) => width)),
      hasShadow: style.boxShadow !== "none" || style.outlineStyle !== "none",
    });
  }

  const icons: ControlIcon[] = [];
  for (const icon of document.querySelectorAll("button svg, a[href] svg, [role=button] svg, summary svg")) {
    const control = icon.closest("button, a, [role=button], summary");
    if (!control || !isSeen(icon) || icon.getBoundingClientRect().width > 64) continue;
    // Text beside the icon has the same meaning.
    const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    let hasWords = false;
    for (let text = words.nextNode(); text && !hasWords; text = words.nextNode()) {
      const { clientWidth = 0, localName = "" } = text.parentElement ?? {};
      hasWords =
        /\S/.test(text.nodeValue ?? "") &&
        clientWidth !== 1 &&
        localName !== "title" &&
        !text.parentElement?.closest("svg");
    }
    if (hasWords) continue;
    const inks = [...icon.querySelectorAll("path, circle, rect, line, polyline, polygon, ellipse, use")].flatMap(
      (shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke].filter((paint) => paint !== "none");
      },
    );
    icons.push({ element: numbered(icon), name: nameOf(control), box: boxOf(icon), inks: [...new Set(inks)] });
  }
  return { values: { controls, icons }, elements };
}
