import type { Link } from "./link.ts";

/** Ways to join a program. data/program-access.ts has the copy for each. */
export type Access = "every-plan" | "foundations" | "course" | "live" | "circle" | "unpublished";

export interface Session {
  title: string;
  text: string;
}

/** The content of a program's page beyond its entry in data/programs.ts. */
export interface ProgramPage {
  /** Two or three sentences under the title. */
  lead: string;
  length: string;
  format: string;
  /** Each completes the sentence "This is for you if …". */
  forYouIf: readonly string[];
  sessions: readonly Session[];
  access: Access;
  /** A note for readers before they pay. */
  note?: { text: string; link?: Link };
}
