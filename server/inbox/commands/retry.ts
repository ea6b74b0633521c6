import type { MailJob, Store } from "../../store/store.ts";
import { type Command, Misused, Refused } from "../command.ts";
import { counted, shortId } from "../mail-words.ts";

export const retry: Command = {
  summary: "sends mail again that was given up or waits",
  about: `MAIL-ID is what 'outbox' and 'show' print, or the beginning of it. The mail is due at once and its tries
are counted anew.`,
  operand: { name: "MAIL-ID", optional: true },
  options: [{ name: "all-dead", help: "every mail that was given up" }],
  async run({ store, write, now }, { operand, flags }) {
    if (flags.has("all-dead") === (operand !== "")) throw new Misused("Name one mail, or --all-dead");
    if (flags.has("all-dead")) {
      const dead = await store.listMail({ state: "dead" });
      for (const { id } of dead) await store.retryMail(id, now);
      return await write(`${counted(dead.length, "mail")} due again.\n`);
    }
    const { id } = await meant(store, operand);
    if (!(await store.retryMail(id, now))) throw new Refused(`Mail ${shortId(id)} has been sent already.`);
    await write(`Mail ${shortId(id)} is due now.\n`);
  },
};

/** The one mail whose id begins so. */
async function meant(store: Store, beginning: string): Promise<MailJob> {
  const exact = await store.findMail(beginning.toLowerCase());
  if (exact) return exact;
  const [first, ...more] = (await store.listMail()).filter(({ id }) => id.startsWith(beginning.toLowerCase()));
  if (!first) throw new Refused(`There is no mail '${beginning}'. 'outbox' shows what there is.`);
  if (more.length > 0)
    throw new Refused(
      `Several mails begin so; write more of it: ${[first, ...more]
        .slice(0, 5)
        .map(({ id }) => id)
        .join(", ")}`,
    );
  return first;
}
