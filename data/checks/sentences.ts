import type { MessageParams } from "yup";

declare module "yup" {
  interface CustomSchemaMetadata {
    /** What null stands for in a field that may hold it: “a sliding scale”. */
    orNull?: string;
    /** A sum of money, which its author writes in dollars. */
    isMoney?: true;
  }
}

/** A message of yup’s: what is wrong, read after the value, and how to fix it: “'soup' is no number; write digits”. */
export function says(problem: string, fix: string) {
  return ({ value, spec: { meta } }: MessageParams): string =>
    `${meta?.isMoney && typeof value === "number" ? `usd(${value / 100})` : shown(value)} ${problem}; ${fix}${meta?.orNull ? `, or null for ${meta.orNull}` : ""}`;
}

/** A value as a message prints it, short. */
export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return JSON.stringify(value).slice(0, 80);
  return value.length <= 60 ? `'${value}'` : `'${value.slice(0, 40)}…' (${value.length} characters)`;
}
