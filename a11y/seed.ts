import type { Page } from "@playwright/test";
import type { Fault } from "./fault.ts";

type Seed = Fault["seed"];

/** A tag, its attributes and what it holds. */
type Tree = string | [tag: string, attributes: Record<string, string>, ...children: Tree[]];

/** Gives the first element that `selector` finds an attribute, or takes it where `value` is `null`. */
export const set =
  (selector: string, attribute: string, value: string | null): Seed =>
  (tab) =>
    tab
      .locator(selector)
      .first()
      .evaluate(
        (element, [name, text]) => (text === null ? element.removeAttribute(name) : element.setAttribute(name, text)),
        [attribute, value] as const,
      );

/** Puts elements beside or into the first that `selector` finds. Not as text: the pages take no markup from scripts. */
export const put =
  (selector: string, where: InsertPosition, tree: Tree): Seed =>
  (tab) =>
    tab
      .locator(selector)
      .first()
      .evaluate(
        (element, [position, root]) => {
          // As text, since the type of an argument cannot be one that holds itself.
          const grow = (part: Tree): Node => {
            if (typeof part === "string") return document.createTextNode(part);
            const [tag, attributes, ...children] = part;
            const grown = document.createElement(tag);
            for (const [name, value] of Object.entries(attributes)) grown.setAttribute(name, value);
            grown.append(...children.map(grow));
            return grown;
          };
          element.insertAdjacentElement(position, grow(JSON.parse(root)) as Element);
        },
        [where, JSON.stringify(tree)] as const,
      );

/** Adds rules as a script does: the pages allow no other sheet. */
export const style =
  (rules: string): Seed =>
  (tab) =>
    tab.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, rules);

export const both =
  (one: Seed, other: Seed): Seed =>
  async (tab: Page) => {
    await one(tab);
    await other(tab);
  };
