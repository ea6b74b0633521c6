import { randomUUID } from "node:crypto";
import { mailCausedBy } from "../../mail/mail-for.ts";
import { type Command, Refused } from "../command.ts";
import { counted } from "../mail-words.ts";
import { found } from "./show.ts";

export const release: Command = {
  summary: "takes one form out of quarantine, and sends its mail",
  about: `For a form that a person wrote after all. The mail it would have caused is made now: the notice to
STAFF_ADDRESS, where one is set, the quiz’s results, or the newsletter’s confirmation.`,
  operand: { name: "REFERENCE" },
  options: [],
  async run({ store, config, write, now }, { operand }) {
    const { id, form, fields, reference } = await found(store, operand);
    const { staffAddress } = config;
    const options = { staffAddress, now, newId: randomUUID };
    const mail = await mailCausedBy({ form, fields, state: "received" }, store, options);
    if (!(await store.release(id, mail, now))) throw new Refused(`${reference} is not in quarantine.`);
    const made = (await store.listMail({ submissionId: id })).length;
    const noNotice =
      mail.length === 0 && form !== "newsletter" && !staffAddress ? " No notice: STAFF_ADDRESS is not set here." : "";
    await write(`${reference} is out of quarantine, with ${counted(made, "mail")} in the outbox.${noNotice}\n`);
  },
};
