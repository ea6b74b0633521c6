import type axe from "axe-core";
import { hasNativeLook } from "../controls/native-look.ts";
import { describeElement } from "../describe-element.ts";
import { popups } from "../popups.ts";
import { engineInPage } from "./engine.ts";

/**
 * Runs axe, which must already be loaded in the page. Resolves to its violations as certain, and its incomplete results
 * for review.
 */
export async function runAxe(ruleIds: string[]) {
  const { run } = engineInPage<typeof axe>("axe");
  const { violations, incomplete } = await run(document, {
    runOnly: { type: "rule", values: ruleIds },
    resultTypes: ["violations", "incomplete"],
    iframes: false,
    elementRef: true,
  });
  return [
    ...violations.flatMap((rule) => found(rule, "fails")),
    ...incomplete.flatMap((rule) => found(rule, "needs review")),
  ];
}

function found({ id, help, helpUrl, tags, nodes }: axe.Result, certainty: "fails" | "needs review") {
  return nodes
    .filter((node) => !isUnderOther(node) && !isNamedRightly(node))
    .filter(({ element }) => !(id.startsWith("target-size") && element && hasNativeLook(element)))
    .map(({ element = document.documentElement, all, none, any }) => ({
      rule: id,
      tags,
      certainty,
      element: describeElement(element),
      message: [...all, ...none, ...any].map(({ message }) => message).join("; ") || help,
      help: `${help}.`,
      helpUrl,
    }));
}

/**
 * True if only an open popup or a sticky part makes the target too small. The audit also scans the target with the
 * popup closed, and visitors can scroll it out from under the sticky part.
 */
function isUnderOther({ element, any }: axe.NodeResult): boolean {
  const over = any.flatMap(({ id, relatedNodes }) => (id === "target-size" && relatedNodes) || []);
  const parts = over.map((related) => related.element?.closest(popups) ?? stickyPart(related.element));
  return over.length > 0 && parts.every((part) => part && element && !part.contains(element));
}

function stickyPart(element?: Element | null): Element | undefined {
  for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).position === "sticky") return at;
  return undefined;
}

/** True if axe questions the `aria-controls` of a control that opens a popup, although the target exists. */
function isNamedRightly({ element, any, all }: axe.NodeResult): boolean {
  return (
    [...any, ...all].some(({ data }) => data?.messageKey === "controlsWithinPopup") &&
    document.getElementById(element?.getAttribute("aria-controls") ?? "") !== null
  );
}
