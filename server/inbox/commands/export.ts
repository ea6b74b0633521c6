import type { Command } from "commander";
import type { Consent } from "../../store/consent.ts";
import type { Store } from "../../store/store.ts";
import type { Submission } from "../../store/submission.ts";
import { aboutCells, aboutTitles, type Cell, csv, fieldCells, fieldNames, jsonLines } from "../export-formats.ts";
import { chosen, examples, type FilterValues, filterOptions } from "../options.ts";
import { addFileOptions, type FileValues, type Format, formatOption, sendOut } from "../send-out.ts";
import { placementInWords } from "../submission-text.ts";
import type { Surroundings, WithInbox } from "../surroundings.ts";

function consentWords(state: Consent["state"] | undefined): string {
  return state ?? "not confirmed";
}

type Values = FilterValues & FileValues & { format: Format };

export function addExport(program: Command, withInbox: WithInbox): void {
  const command = program
    .command("export")
    .summary("export submissions for a spreadsheet or another program")
    .description(
      `csv is for spreadsheets: one line for each submission, one column for each field. If a text
begins like a formula, it gets an apostrophe in front, so that no spreadsheet runs it.

jsonl is for programs and archives: one JSON object per line, with every character as typed.

With --form newsletter, the export includes whether each address is subscribed. With --event, it
includes whether each registration has a seat. Without --out, the command prints the export. Only
you can read the file.`,
    )
    .addOption(formatOption("file format (required)").makeOptionMandatory());
  for (const option of filterOptions()) command.addOption(option);
  addFileOptions(command)
    .addHelpText("after", examples("export --format csv --out forms.csv", "export --format jsonl --form newsletter"))
    .action((values: Values) => withInbox((surroundings) => exportForms(values, surroundings)));
}

async function exportForms(values: Values, surroundings: Surroundings): Promise<void> {
  const { store, now } = surroundings;
  const all = () => chosen(store, values, now);
  const form = values.event === undefined ? values.form : "event-registration";
  const isNewsletter = form === "newsletter";
  const hasPlaces = form === undefined || form === "event-registration";
  const content = {
    jsonl: () => jsonLines(objects(store, all(), isNewsletter)),
    async *csv() {
      const names = await fieldNames(form, all());
      const titles = [
        ...aboutTitles,
        ...(isNewsletter ? ["newsletter"] : []),
        ...(hasPlaces ? ["placement"] : []),
        ...names,
      ];
      yield* csv(titles, rows(names));
    },
  };
  async function* rows(names: readonly string[]): AsyncIterable<Cell[]> {
    for await (const each of all())
      yield [
        ...aboutCells(each),
        ...(isNewsletter ? [await newsletter(store, each)] : []),
        ...(hasPlaces ? [placementInWords(each.placement)] : []),
        ...fieldCells(each, names),
      ];
  }
  await sendOut(content, { ...values, one: "submission" }, surroundings);
}

async function* objects(store: Store, all: AsyncIterable<Submission>, isNewsletter: boolean): AsyncIterable<object> {
  for await (const each of all) {
    const { reference, id, form, receivedAt, withdrawnAt, state, page, answered, placement, fields } = each;
    yield {
      reference,
      id,
      form,
      receivedAt: new Date(receivedAt).toISOString(),
      state,
      page,
      answered: answered && { at: new Date(answered.at).toISOString(), by: answered.by },
      placement,
      ...(isNewsletter ? { newsletter: await newsletter(store, each) } : {}),
      fields,
      withdrawnAt: withdrawnAt === undefined ? undefined : new Date(withdrawnAt).toISOString(),
    };
  }
}

async function newsletter(store: Store, { fields }: Submission): Promise<string> {
  return consentWords((await store.subscription(String(fields.email ?? "")))?.state);
}
