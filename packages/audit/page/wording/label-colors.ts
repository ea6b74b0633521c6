import type { WordingRule } from "../../checks/wording.ts";
import { groupBy } from "../../core/group-by.ts";
import type { Reader } from "../element-list.ts";
import { isSeen } from "../visibility.ts";
import { clean, texts } from "../words.ts";

const fields =
  "input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image], [type=radio], [type=checkbox]), select, textarea";
const marks = /[*✱†•]|\b(required|mandatory|optional|needed|must)\b/i;

/** Finds forms whose labels have two colors and no word or sign that says why, as for required fields. */
export function readLabelColors({ add }: Reader<WordingRule>): void {
  for (const form of document.querySelectorAll("form, [role=form]")) {
    const labeled = [...form.querySelectorAll<HTMLInputElement>(fields)].flatMap((field) => {
      const label = field.labels?.[0];
      const isUsable = !field.matches(":disabled, [aria-invalid=true], [readonly]");
      return label && isUsable && isSeen(label) ? [{ field, label, color: colorOf(label) }] : [];
    });
    const [usual = [], other = [], ...more] = groupBy(labeled, ({ color }) => color).toSorted(
      (one, another) => another.length - one.length,
    );
    const [first] = other;
    if (!first || more.length > 0 || labeled.some(({ label }) => marks.test(clean(label.textContent)))) continue;
    const needs = (group: typeof labeled) =>
      group.filter(({ field }) => field.required || field.ariaRequired === "true").length;
    // If the colors don't match which fields are required, they mean something else.
    if (needs(usual) + needs(other) > 0 && needs(usual) % usual.length !== 0) continue;
    add(
      "labels-differ-by-color",
      first.label,
      `Labels of this form differ only by color: ${usual.length} ${usual[0]?.color}, ${other.length} ${first.color}.`,
    );
  }
}

function colorOf(label: Element): string {
  const parent = texts(label).find(({ words }) => /\S/.test(words))?.parent ?? label;
  return getComputedStyle(parent).color;
}
