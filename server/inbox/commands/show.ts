import { type Command, Refused, type Surroundings } from "../command.ts";
import { mailColumns, mailRow, shortId } from "../mail-words.ts";
import { entriesOf, titleOf } from "../read-aloud.ts";
import { labelled, table } from "../text/table.ts";
import { minuteOf } from "../text/times.ts";

const stateWords = { received: "received", quarantined: "in quarantine; no mail has gone out" } as const;

export const show: Command = {
  summary: "everything about one form, and its mail",
  about: `REFERENCE is what people quote, such as KG-7M4QX2WP, in small or capital letters.`,
  operand: { name: "REFERENCE" },
  options: [],
  async run({ store, write, now }, { operand }) {
    const submission = await found(store, operand);
    const { reference, form, receivedAt, state } = submission;
    await write(
      labelled([
        ["Reference", reference],
        ["Form", `${titleOf(submission)} (${form})`],
        ["Came in", `${minuteOf(receivedAt)} Eastern time`],
        ["State", stateWords[state]],
      ]),
    );
    await write(`\n${labelled(entriesOf(submission))}`);
    const mail = await store.listMail({ submissionId: submission.id });
    if (mail.length === 0) return await write("\nNo mail.\n");
    const rows = mail.map((job) => mailRow(job, now));
    await write(`\n${table(mailColumns, rows)}`);
    const answers = mail.filter(({ answer }) => answer).map(({ id, answer }) => [shortId(id), answer] as const);
    if (answers.length > 0) await write(`\n${labelled(answers)}`);
  },
};

/** The submission people mean by `reference`. */
export async function found(store: Surroundings["store"], reference: string) {
  const submission = await store.find(reference);
  if (!submission) throw new Refused(`Nothing here has the reference '${reference}'. 'list' shows what there is.`);
  return submission;
}
