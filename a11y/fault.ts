import type { CriterionNumber } from "@kindred-ground/audit/core/criteria.ts";
import type { Environment, ModeName, Width } from "@kindred-ground/audit/core/modes.ts";
import type { Page } from "@playwright/test";
import type { FaultState } from "./fault-pages.ts";

interface FaultPlace extends Environment {
  state: FaultState;
}

/** An accessibility barrier that a test adds to a page of `fault-pages.ts`, to prove that the audit finds it. */
export interface Fault {
  name: string;
  place: FaultPlace;
  seed(tab: Page): Promise<void>;
  foundBy: string;
  criterion: CriterionNumber;
}

/** Faults of one place. Each key consists of the check that must find the fault, the criterion and a description. */
type FaultRows = Record<`${string} ${CriterionNumber}: ${string}`, Fault["seed"]>;

export function faultsAt(place: FaultPlace, rows: FaultRows): Fault[] {
  return Object.entries(rows).map(([key, seed]) => {
    const [, foundBy = "", criterion, name = ""] = /^(\S+) (\S+): (.+)$/.exec(key) ?? [];
    return { name, place, seed, foundBy, criterion: criterion as CriterionNumber };
  });
}

export function at(mode: ModeName, width: Width, state: FaultState = "as opened"): FaultPlace {
  return { state, mode, width };
}

type Seed = Fault["seed"];

type Tree = string | [tag: string, attributes: Record<string, string>, ...children: Tree[]];

/** Sets an attribute of the first element that matches `selector`. `null` removes the attribute. */
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

/**
 * Inserts elements next to or into the first match of `selector`. Does not use markup, because the pages' policy blocks
 * HTML from scripts.
 */
export const put =
  (selector: string, where: InsertPosition, tree: Tree): Seed =>
  (tab) =>
    tab
      .locator(selector)
      .first()
      .evaluate(
        (element, [position, root]) => {
          // The tree arrives as JSON, because the type of an argument can't be recursive.
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

/** Adds rules through a constructed stylesheet, because the pages' policy blocks new `<style>` elements. */
export const style =
  (rules: string): Seed =>
  (tab) =>
    tab.evaluate((text) => {
      const checklist = new CSSStyleSheet();
      checklist.replaceSync(text);
      document.adoptedStyleSheets.push(checklist);
    }, rules);

export const both =
  (one: Seed, other: Seed): Seed =>
  async (tab: Page) => {
    await one(tab);
    await other(tab);
  };
