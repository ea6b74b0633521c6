import type { Checker } from "accessibility-checker-engine";
import { hasNativeLook } from "../controls/native-look.ts";
import { describeElement } from "../describe-element.ts";
import { engineInPage } from "./engine.ts";

/** Result levels of the engine, without passes and potential recommendations. */
export type Level = "violation" | "potentialviolation" | "recommendation" | "manual";

const levels: Readonly<Record<string, Level>> = {
  "VIOLATION FAIL": "violation",
  "VIOLATION POTENTIAL": "potentialviolation",
  "VIOLATION MANUAL": "manual",
  "RECOMMENDATION FAIL": "recommendation",
};

/**
 * Runs Equal Access, which must already be loaded in the page. Leaves out results in frames, and results about the
 * spacing of native controls.
 */
export async function runEqualAccess(guideline: string) {
  const { Checker: EqualAccess } = engineInPage<{ Checker: new () => Checker }>("ace");
  const checker = new EqualAccess();
  const { results, nls = {} } = await checker.check(document, [guideline]);
  return results.flatMap(({ ruleId, reasonId, value, node, message }) => {
    const level = levels[value.join(" ")];
    // A page in a frame has its own scan.
    if (!level || node.ownerDocument !== document) return [];
    const element = node instanceof Element ? node : (node.parentElement ?? document.documentElement);
    if (ruleId === "target_spacing_sufficient" && hasNativeLook(element)) return [];
    return {
      level,
      rule: ruleId,
      reason: String(reasonId),
      element: describeElement(element),
      message,
      help: `${nls[ruleId]?.[0] ?? ruleId}.`,
      helpUrl: `https://able.ibm.com/rules/archives/latest/doc/en-US/${ruleId}.html`,
    };
  });
}
