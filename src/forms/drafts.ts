import { isTextList } from "./intake-contract.ts";

/** A form as typed, by field name. */
export type Draft = Record<string, string | boolean | readonly string[]>;

export const draftKey = (id: string) => `draft:${id}`;
export const visitorKey = "visitor";

/** Fields with the same meaning in every form. Later forms in the same session are prefilled with them. */
const familiar = ["name", "firstName", "lastName", "email"];

/**
 * Form data saved in this tab: drafts until they are sent, and the visitor's name and email. The browser deletes it
 * with the tab, so that the next person at a shared computer sees nothing. Denied, full or damaged storage counts as
 * empty.
 */
export const drafts = {
  read: (id: string) => read(draftKey(id)),
  write: (id: string, draft: Draft) => write(draftKey(id), draft),
  remove: (id: string) => remove(draftKey(id)),
  rememberVisitor(draft: Draft): void {
    const known = Object.entries(draft).filter(([field, value]) => familiar.includes(field) && value !== "");
    write(visitorKey, { ...read(visitorKey), ...Object.fromEntries(known) });
  },
  visitor: () => read(visitorKey),
};

function read(key: string): Draft {
  const stored: unknown = attempt((storage) => JSON.parse(storage.getItem(key) ?? "{}"));
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([, value]) => ["string", "boolean"].includes(typeof value) || isTextList(value)),
  );
}

function write(key: string, draft: Draft): void {
  if (Object.keys(draft).length === 0) remove(key);
  else attempt((storage) => storage.setItem(key, JSON.stringify(draft)));
}

function remove(key: string): void {
  attempt((storage) => storage.removeItem(key));
}

function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}
