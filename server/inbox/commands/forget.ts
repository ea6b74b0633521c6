import { addressKey } from "../../store/store.ts";
import { type Command, Misused, Refused } from "../command.ts";
import { counted } from "../mail-words.ts";
import { harmlessLine } from "../text/harmless.ts";

export const forget: Command = {
  summary: "deletes everything about one email address",
  about: `Deletes every form with this address in one of its fields, the mail about it and to it, and its
newsletter subscription. This cannot be undone, so it asks for the address once more. Backups and
exported files are not reached: delete those yourself.`,
  operand: { name: "EMAIL" },
  options: [{ name: "yes", help: "does not ask" }],
  async run({ store, write, ask }, { operand, flags }) {
    if (!/^[^\s@]+@[^\s@]+$/.test(operand.trim())) throw new Misused(`'${operand}' is no email address`);
    const address = harmlessLine(operand);
    if (!flags.has("yes")) {
      const typed = await ask(`Everything about ${address} will be deleted for good. Type the address to go on: `);
      if (typed === undefined)
        throw new Refused("Nobody is here to confirm it. Nothing was deleted; --yes does not ask.");
      if (addressKey(typed) !== addressKey(operand))
        throw new Refused("That was another address. Nothing was deleted.");
    }
    const { submissions, mail, subscriptions } = await store.forget(operand);
    if (submissions + mail + subscriptions === 0) throw new Refused(`Nothing here is about ${address}.`);
    const parts = [counted(submissions, "form"), counted(mail, "mail"), counted(subscriptions, "subscription")];
    await write(`Deleted: ${parts.join(", ")}. Backups and exported files still hold what they held.\n`);
  },
};
