import { everyForm, type FormName } from "../../data/forms/every-form.ts";
import type { Form } from "../../data/forms/form.ts";
import { inDollars } from "../../money/cents.ts";
import type { Submission } from "../store/submission.ts";
import { centsIn } from "./cents-in.ts";
import type { Cell } from "./csv.ts";
import { secondOf } from "./text/times.ts";

const about: Record<string, (submission: Submission) => Cell> = {
  reference: ({ reference }) => reference,
  form: ({ form }) => form,
  received_eastern: ({ receivedAt }) => secondOf(receivedAt),
  received_utc: ({ receivedAt }) => new Date(receivedAt).toISOString(),
  state: ({ state }) => state,
  page: ({ page }) => page,
  answered_eastern: ({ answered }) => answered && secondOf(answered.at),
  answered_by: ({ answered }) => answered?.by,
  // A withdrawn form has no fields left.
  taken_back_eastern: ({ withdrawnAt }) => (withdrawnAt === undefined ? undefined : secondOf(withdrawnAt)),
};

export const aboutTitles = Object.keys(about);

export function aboutCells(submission: Submission): Cell[] {
  return Object.values(about).map((cell) => cell(submission));
}

/** Returns the field names of one form, or of all, in order. Names that no form uses any more come last. */
export async function fieldNames(form: FormName | undefined, all: AsyncIterable<Submission>): Promise<string[]> {
  const forms: readonly Form[] = form ? [everyForm[form]] : Object.values(everyForm);
  const names = new Set(forms.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const retired = new Set<string>();
  for await (const { fields } of all) {
    for (const name of Object.keys(fields)) if (!names.has(name)) retired.add(name);
  }
  return [...names, ...[...retired].toSorted()];
}

export function fieldCells(submission: Submission, names: readonly string[]): Cell[] {
  const { fields } = submission;
  return names.map((name) => {
    const amount = centsIn(submission, name);
    if (amount !== undefined) return inDollars(amount);
    return Object.hasOwn(fields, name) ? fields[name] : undefined;
  });
}
