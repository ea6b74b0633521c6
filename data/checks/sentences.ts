import type { MessageParams } from "yup";

declare module "yup" {
  interface CustomSchemaMetadata {
    /** Meaning of null in a field that allows it: "a sliding scale". */
    orNull?: string;
    /** Marks a sum of money, which authors write in dollars. */
    isMoney?: true;
  }
}

/** Builds a yup message from the value, the problem and the fix: "'soup' is no number; write digits". */
export function says(problem: string, fix: string) {
  return ({ value, spec: { meta } }: MessageParams): string =>
    `${meta?.isMoney && typeof value === "number" ? `usd(${value / 100})` : shown(value)} ${problem}; ${fix}${meta?.orNull ? `, or null for ${meta.orNull}` : ""}`;
}

export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return JSON.stringify(value).slice(0, 80);
  return value.length <= 60 ? `'${value}'` : `'${value.slice(0, 40)}…' (${value.length} characters)`;
}
