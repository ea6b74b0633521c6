import type { State } from "../state.ts";

/** Expired links in emails. The intake fills in the same page for every response. */
export const thanksStates: readonly State[] = [
  { name: "newsletter link too old", needs: "intake", address: "/newsletter/confirm/no-token", async steps() {} },
  { name: "receipt gone", needs: "intake", address: "/forms/sent/no-token", async steps() {} },
];
