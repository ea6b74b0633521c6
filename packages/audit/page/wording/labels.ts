import type { WordingRule } from "../../checks/wording.ts";
import { groupBy } from "../../core/group-by.ts";
import type { Reader } from "../element-list.ts";
import { isExposed, isSeen } from "../visibility.ts";
import { clean, nameOf } from "../words.ts";
import { exposedHeadings } from "./headings.ts";

const emptyLabel =
  /^(input|field|text|textbox|text field|label|name of field|enter|enter text|enter here|type here|value|data|info|information|form|menu|option|select|choose|item|untitled|placeholder|content|details)( ?\d{0,9})[:*]?$/i;
const fields = "input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), select, textarea";
const containers = "form, tr, li, section, article, dialog";

/** Finds labels that say nothing, and labels that several fields share. */
export function readLabels({ add }: Reader<WordingRule>): void {
  const headings = exposedHeadings();
  const known = new Set<string>();
  for (const field of [...document.querySelectorAll(fields)].filter(isExposed)) {
    const words = nameOf(field);
    // An option may have any name. Its group has the label.
    if (emptyLabel.test(words) && !field.matches("[type=radio]"))
      add("label-says-nothing", field, `The label is “${words}”.`);
    if (words === "" || field.matches("[type=radio], [type=checkbox]")) continue;
    // A slider and a text field with the same label set the same value.
    const key = `${words.toLowerCase()} ${field.matches("[type=range]")} ${groupOf(field, headings)}`;
    if (known.has(key))
      add("labels-alike", field, `Two fields have the label “${words}”, and no visible heading tells them apart.`);
    known.add(key);
  }
}

/** Returns text that is equal for fields of one group: the visible legend, the heading above, and the form. */
function groupOf(field: Element, headings: readonly Element[]): string {
  const group = field.closest("fieldset, [role=group], [role=radiogroup]");
  const legend =
    group?.querySelector("legend, h1, h2, h3, h4, h5, h6") ??
    document.getElementById(group?.getAttribute("aria-labelledby") ?? "");
  const above = headings
    .filter(
      (heading) => (heading.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && isSeen(heading),
    )
    .at(-1);
  const form = field.closest(containers);
  return clean(
    `${legend && isSeen(legend) ? legend.textContent : ""} ${above?.textContent} ${form?.getAttribute("aria-label") ?? ""} ${form ? [...document.querySelectorAll(containers)].indexOf(form) : ""}`,
  );
}

const buttons = "button, [role=button], input[type=button]";
/** Minimum number of buttons with the same name. Two may do the same at the top and at the bottom. */
const minAlike = 3;

/** Finds buttons with the same name in the content, such as “Remove” next to each item. */
export function readButtons({ add }: Reader<WordingRule>): void {
  const content = document.querySelector("main, [role=main]") ?? document.body;
  const all = [...content.querySelectorAll(buttons)].filter(
    (button) => isExposed(button) && isSeen(button) && !button.closest("nav, [role=toolbar], [aria-haspopup]"),
  );
  const plain = all.filter((button) => !button.matches("[aria-describedby], [aria-labelledby]"));
  for (const alike of groupBy(plain, (button) => nameOf(button).toLowerCase())) {
    const [first] = alike;
    const name = first && nameOf(first);
    if (first && name && alike.length >= minAlike)
      add("buttons-of-one-name", first, `${alike.length} buttons have the name “${name}”.`);
  }
}
