import type { Command } from "commander";
import { counted } from "../mail-words.ts";
import { examples } from "../options.ts";
import { Refused, type Surroundings, type WithInbox } from "../surroundings.ts";

export function addEncrypt(program: Command, withInbox: WithInbox): void {
  program
    .command("encrypt")
    .summary("encrypts what is stored with the key in DATA_KEY")
    .description(
      `For after DATA_KEY was set or changed: what comes in is encrypted from then on, and this does it for
what was there before. DATA_KEY=NEW,OLD changes a key, DATA_KEY=none,OLD takes encryption away. The
service goes on meanwhile; broken off, it goes on where it was. docs/deploy.md has all the steps.`,
    )
    .addHelpText("after", examples("encrypt"))
    .action(() => withInbox(encrypt));
}

async function encrypt({ store, config, write }: Surroundings): Promise<void> {
  if (config.dataKeys.length === 0)
    throw new Refused(
      "DATA_KEY is not set here, so there is no key to encrypt with. docs/deploy.md says how to set it.",
    );
  const { submissions, mail, subscriptions } = await store.reseal();
  const parts = [counted(submissions, "form"), counted(mail, "mail"), counted(subscriptions, "subscription")];
  const [done, rest] = store.sealedWith
    ? [`Encrypted with key ${store.sealedWith}`, "No other key is needed any more, but for older backups"]
    : ["No longer encrypted", "No key is needed any more, but for older backups"];
  await write(`${done}: ${parts.join(", ")}. ${rest}.\n`);
}
