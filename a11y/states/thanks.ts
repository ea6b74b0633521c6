import type { State } from "../state.ts";

/** What links in mail lead to whose time is over; the intake fills the same page in for every answer. */
export const thanksStates: readonly State[] = [
  { name: "newsletter link too old", needs: "intake", address: "/newsletter/confirm/no-token", async steps() {} },
  { name: "receipt gone", needs: "intake", address: "/forms/sent/no-token", async steps() {} },
];
