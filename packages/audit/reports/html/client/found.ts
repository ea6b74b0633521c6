import { failedCriteria, type Issue, isOpen, newIssue } from "@kindred-ground/audit/core/issues.ts";
import {
  type Environment,
  environmentFields,
  environmentInWords,
  type Manual,
} from "@kindred-ground/audit/core/manual.ts";
import { elements } from "./element.ts";
import { startItems } from "./items.ts";

type Lists = Pick<Manual, "environments" | "issues">;

/** Makes environments and issues editable, and shows them at the criteria. */
export function startFound() {
  const noEnvironment = Object.fromEntries(Object.keys(environmentFields).map((name) => [name, ""]));
  const environments = startItems<Environment>("environment", {
    blank: noEnvironment as Omit<Environment, "id">,
    titleOf: (each) => `${each.id}: ${environmentInWords(each)}`,
  });
  const issues = startItems<Issue>("issue", {
    blank: newIssue,
    titleOf: ({ id, title, kind, criteria, severity, status }) =>
      `${id}: ${title || "no title"} (${[criteria || kind, severity, status].join(", ")})`,
  });
  for (const button of elements("[data-add-issue]"))
    button.addEventListener("click", () => {
      const { environment = "", pages = "" } = issues.read().at(-1) ?? {};
      issues.add({ criteria: button.dataset.addIssue, environment, pages });
    });
  return {
    fill(checklist: Lists): void {
      environments.fill(checklist.environments);
      issues.fill(checklist.issues);
      offer(checklist.environments);
    },
    read: (): Lists => ({ environments: environments.read(), issues: issues.read() }),
    update(checklist: Lists): void {
      offer(checklist.environments);
      for (const article of elements("[data-criterion]")) {
        const open = checklist.issues.filter(
          (one) => isOpen(one) && failedCriteria(one).some((number) => number === article.dataset.criterion),
        );
        const ids = open.map(({ id }) => id).join(", ");
        for (const place of elements("[data-issues]", article))
          place.textContent = ids === "" ? "" : `Counts as failed, because of: ${ids}.`;
      }
    },
  };
}

/** Offers the environments at each issue and criterion, and keeps earlier choices of those that still exist. */
function offer(environments: readonly Environment[]): void {
  for (const select of elements("#issues select[name=environment]") as HTMLSelectElement[]) {
    const chosen = select.value;
    select.replaceChildren(
      new Option("not recorded", ""),
      ...environments.map((each) => new Option(environmentInWords(each), each.id)),
    );
    select.value = environments.some(({ id }) => id === chosen) ? chosen : "";
  }
  for (const article of elements("[data-criterion]")) {
    const name = `tried-${article.dataset.criterion}`;
    const checked = elements(`input[name="${name}"]:checked`, article).map((box) => (box as HTMLInputElement).value);
    for (const group of elements("[data-tried]", article)) {
      group.hidden = environments.length === 0;
      const legend = document.createElement("legend");
      legend.textContent = `Tried ${article.dataset.criterion} with`;
      group.replaceChildren(legend, ...environments.map((each) => triedBox(each, name, checked.includes(each.id))));
    }
  }
}

function triedBox(environment: Environment, name: string, checked: boolean): HTMLElement {
  const label = document.createElement("label");
  const box = document.createElement("input");
  Object.assign(box, { type: "checkbox", name, value: environment.id, checked });
  label.append(box, ` ${environmentInWords(environment)}`);
  return label;
}
