import type { WordingRule } from "../../checks/wording.ts";
import { groupBy } from "../../runner/totals.ts";
import type { Reader } from "../element-list.ts";
import { isExposed, isSeen } from "../visibility.ts";
import { nameOf } from "../words.ts";

const buttons = "button, [role=button], input[type=button]";
/** Fewest buttons of one name. Two may act on one thing at the top and at the bottom. */
const minAlike = 3;

/** Finds buttons of one name in the content, such as “Remove” beside each item. */
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
