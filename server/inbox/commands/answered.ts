import type { Command } from "commander";
import { examples } from "../options.ts";
import { Refused, type Surroundings, type WithInbox } from "../surroundings.ts";
import { harmlessLine } from "../text/harmless.ts";
import { minuteOf } from "../text/times.ts";
import { found } from "./show.ts";

interface Values {
  by?: string;
  undo?: true;
}

export function addAnswered(program: Command, withInbox: WithInbox): void {
  program
    .command("answered")
    .summary("marks forms as answered, with who and when")
    .description(
      `For you and your colleagues: nothing is sent to anybody. 'list --unanswered' shows what is left,
'show' who has answered.`,
    )
    .argument("<references...>", "what 'list' shows, one or more")
    .option("--by <name>", "who has answered; without it, the name you are logged in with")
    .option("--undo", "takes the mark away")
    .addHelpText("after", examples("answered KG-7M4QX2WP", "answered KG-7M4QX2WP KG-22222222 --by Noor"))
    .action((references: string[], values: Values) =>
      withInbox((surroundings) => mark(references, values, surroundings)),
    );
}

async function mark(references: readonly string[], { by, undo }: Values, { store, write, user, now }: Surroundings) {
  const name = harmlessLine(by ?? user ?? "").slice(0, 100);
  if (!undo && name === "") throw new Refused("Nobody is logged in by a name here; --by NAME says who has answered.");
  const answered = undo ? undefined : { at: now, by: name };
  // Finds all of them before marking the first, so that an unknown reference changes nothing.
  const submissions = [];
  for (const reference of references) submissions.push(await found(store, reference));
  for (const { id, reference, answered: before } of submissions) {
    await store.markAnswered(id, answered);
    const earlier = before ? ` (before: ${minuteOf(before.at)} by ${before.by})` : "";
    await write(`${reference} is ${answered ? `marked as answered by ${name}` : "not marked any more"}${earlier}.\n`);
  }
}
