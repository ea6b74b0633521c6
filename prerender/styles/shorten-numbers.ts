import { type StyleSheet, walk } from "css-tree";

/** Writes `0.5rem` as `.5rem`, and outside of functions and custom properties `0rem` as `0`. */
export function shortenNumbers(sheet: StyleSheet): void {
  walk(sheet, function shorten(node, item, list) {
    if (node.type !== "Dimension" && node.type !== "Number" && node.type !== "Percentage") return;
    node.value = node.value.replace(/^([+-]?)0+\./, "$1.");
    // `calc()` cannot add a number to a length, and a custom property may be part of one.
    const isPlain = this.declaration && !this.function && !this.declaration.property.startsWith("--");
    const isLength = node.type === "Dimension" && lengths.has(node.unit);
    if (isPlain && isLength && Number(node.value) === 0)
      list?.replace(item, list.createItem({ type: "Number", value: "0" }));
  });
}

const lengths = new Set(["px", "rem", "em"]);
