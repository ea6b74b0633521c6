import { answers } from "../../data/forms/answers.ts";
import type { Form } from "../../data/forms/form.ts";
import { formCopy } from "../../data/forms/form-copy.ts";
import type { FieldError, Fields } from "../../src/forms/intake-contract.ts";
import { type DomainCheck, readMailbox } from "../mail/address.ts";

/** Returns errors for addresses that cannot receive mail. A confirmation must not promise mail that cannot arrive. */
export async function unreachableAddresses(
  { fields: asked }: Pick<Form, "fields">,
  fields: Fields,
  takesMail?: DomainCheck,
): Promise<FieldError[]> {
  const addresses = asked.filter(({ kind, name }) => kind === "email" && name in fields);
  const errors = addresses.map(async ({ name }): Promise<FieldError[]> => {
    const mailbox = readMailbox(String(fields[name]));
    if (!mailbox) return [{ code: "email", field: name, message: formCopy.errors.email }];
    if (!takesMail || (await takesMail(mailbox.domain))) return [];
    return [{ code: "domain", field: name, message: answers.noSuchDomain }];
  });
  return (await Promise.all(errors)).flat();
}
