import type { Page } from "@playwright/test";
import { Audit, Outcome } from "@siteimprove/alfa-act";
import { Native as NativeDevice } from "@siteimprove/alfa-device/native";
import { Document as AlfaDocument, Attribute, Node, Shadow, Text } from "@siteimprove/alfa-dom";
import { Native as NativeDom } from "@siteimprove/alfa-dom/native";
import rules, { type Flattened } from "@siteimprove/alfa-rules";
import { Criterion } from "@siteimprove/alfa-wcag";
import { Page as Snapshot } from "@siteimprove/alfa-web";
import type { Found } from "../core/audit.ts";
import type { Check } from "../core/check.ts";
import { type CriterionNumber, criteria, lowestLevel, withoutAAA } from "../core/criteria.ts";
import { inPage } from "../runner/in-page.ts";
import { fromTop, settle } from "../runner/open-page.ts";
import { questionsOfAlfa } from "./questions.ts";

type AlfaRule = Flattened.Rule;
type AlfaOutcome = Outcome<Flattened.Input, Flattened.Target, Flattened.Question, Flattened.Subject>;

/** Rules by name, such as `sia-r2`. */
const byName = new Map([...rules].map((rule) => [nameOf(rule), rule] as const));

/** Rules that the audit omits: they ask a question on every page, or another check decides better. */
const answered = new Set(questionsOfAlfa.flatMap((question) => question.rules));
const deciding = [...rules].filter((rule) => !answered.has(nameOf(rule)));

function nameOf({ uri }: Pick<AlfaRule, "uri">): string {
  return uri.split("/").at(-1) ?? uri;
}

export function hasRule(name: string): boolean {
  return byName.has(name);
}

export function criteriaOf({ requirements }: Pick<AlfaRule, "requirements">): CriterionNumber[] {
  const numbers = [...requirements].flatMap((one) =>
    Criterion.isCriterion(one) && one.chapter in criteria ? (one.chapter as CriterionNumber) : [],
  );
  return withoutAAA(numbers);
}

export const alfa: Check = {
  name: "alfa",
  purpose: "Runs the rules of Siteimprove Alfa, which follow W3C’s ACT rules.",
  criteria: [...new Set(deciding.flatMap(criteriaOf))].sort(),
  runs: {
    environments: ["light 1280"],
    states: "one of each kind",
    because:
      "The third engine computes names, roles and visibility from the markup, apart from the browser. They are the same in every mode, and in all forms in the same state.",
  },
  async run({ tab }) {
    await settle(tab);
    const outcomes = await Audit.of(await fromTop(tab, () => snapshotOf(tab)), deciding).evaluate();
    const wrong = [...outcomes].flatMap(resultsOf);
    if (wrong.length === 0) return [];
    const elements = await inPage(
      tab,
      "describeResults",
      wrong.map(({ rule, path }) => ({ rule, path })),
    );
    return wrong.flatMap(({ path: _, ...rest }, at): Found[] => {
      const element = elements[at];
      return element ? [{ ...rest, element }] : [];
    });
  },
};

/**
 * Returns a copy of the page in Alfa’s format. Alfa’s own integration with Playwright requires other versions of its
 * packages.
 */
async function snapshotOf(tab: Page): Promise<Snapshot> {
  const root = await tab.evaluateHandle(() => window.document);
  const document = await root.evaluate(NativeDom.fromNode as (node: Document) => Promise<Snapshot.JSON["document"]>);
  const view = await tab.evaluateHandle(() => window);
  const device = await view.evaluate(NativeDevice.fromWindow);
  const url = tab.url();
  const headers: never[] = [];
  return Snapshot.from({
    request: { method: "GET", url, headers, body: "" },
    response: { url, status: 200, headers, body: "" },
    document,
    device,
  }).getUnsafe();
}

function resultsOf(outcome: AlfaOutcome): (Omit<Found, "element"> & { path: string })[] {
  const isFailed = Outcome.isFailed(outcome);
  if (!isFailed && !Outcome.isCantTell(outcome)) return [];
  const numbers = criteriaOf(outcome.rule);
  const told = isFailed
    ? [...outcome.expectations.toArray()].flatMap(([, one]) => (one.isErr() ? one.getErrUnsafe().message : []))
    : [];
  return [
    {
      rule: nameOf(outcome.rule),
      criteria: numbers,
      conformance: lowestLevel(numbers) ?? "best practice",
      certainty: isFailed ? "fails" : "needs review",
      message: told.join("; ") || "The engine needs an answer from a person.",
      help: "See the rule.",
      helpUrl: outcome.rule.uri,
      path: pathOf(outcome.target),
    },
  ];
}

/**
 * Returns the path of the target's element, such as `/html[1]/body[1]`. A group gives the path of its first element,
 * and a shadow tree that of its host. Returns an empty path in a frame, because the frame's page has a separate scan.
 */
function pathOf(target: unknown): string {
  if (Attribute.isAttribute(target)) return target.owner.map((owner) => owner.path()).getOr("");
  if (Text.isText(target))
    return target
      .parent()
      .map((parent) => parent.path())
      .getOr("");
  if (Node.isNode(target)) {
    const root = target.root();
    if (Shadow.isShadow(root)) return root.host.map(pathOf).getOr("");
    return AlfaDocument.isDocument(root) && root.frame.isSome() ? "" : target.path();
  }
  const [first] = target as Iterable<unknown>;
  return first === undefined ? "" : pathOf(first);
}
