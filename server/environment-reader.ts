import { addressList } from "./http/client-address.ts";
import { readMailbox } from "./mail/address.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns a reader for each kind of variable. An invalid value adds a line with the fix to `mistakes`. */
export function environmentReader(environment: Environment, mistakes: string[]) {
  const text = (name: string) => environment[name]?.trim() || undefined;
  const wrong = (name: string, fix: string) => {
    mistakes.push(`${name} is '${environment[name]}'; ${fix}`);
  };
  const whole = (name: string, fallback: number, { min = 0, max }: { min?: number; max: number }) => {
    const value = text(name) ?? String(fallback);
    if (!/^\d+$/.test(value) || Number(value) < min || Number(value) > max)
      wrong(name, `it must be a whole number from ${min} to ${max}`);
    return Number(value);
  };
  const list = (name: string) => (text(name) ?? "").split(",").flatMap((part) => part.trim() || []);
  const url = (name: string, ...protocols: string[]) => {
    const value = text(name);
    const isKnown = value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol));
    if (!isKnown) mistakes.push(`${name} is not a valid URL; it must begin with ${protocols.join("// or ")}//`);
    return value;
  };
  const mailbox = (name: string) => {
    const value = text(name);
    if (value && !readMailbox(value)) wrong(name, "it must be exactly one email address");
    return value;
  };
  const choice = (name: string, fallback: boolean) => {
    const value = text(name);
    if (value !== undefined && value !== "yes" && value !== "no") wrong(name, "it must be yes or no");
    return value === undefined ? fallback : value === "yes";
  };
  const networks = (name: string) => {
    const values = list(name);
    try {
      addressList(values);
    } catch {
      wrong(name, "it must be addresses or networks, separated by commas: 10.0.0.1, 10.1.0.0/16");
    }
    return values;
  };
  const origin = (name: string, value: string) => {
    if (!/^https?:/.test(value) || !URL.canParse(value) || new URL(value).origin !== value)
      wrong(name, "it must be like https://www.example.org, with nothing after the host name");
    return value;
  };
  return { text, whole, list, url, mailbox, choice, networks, origin };
}
