import type { Link } from "./link.ts";

/** How a program is joined; the words for each stand in data/program-access.ts. */
export type Access = "every-plan" | "foundations" | "course" | "live" | "circle" | "arranged";

/** A part of a program, in the order it comes. */
export interface Session {
  title: string;
  text: string;
}

/** What the page of a program says beyond its entry in data/programs.ts. */
export interface ProgramPage {
  /** Two or three sentences under the title. */
  lead: string;
  /** How long it takes, in a few words. */
  length: string;
  /** Where and with whom, in a few words. */
  format: string;
  /** Each is the end of the sentence “This is for you if …”. */
  forYouIf: readonly string[];
  /** What one part is called: Week, Lesson, Month … */
  sessionName: string;
  sessions: readonly Session[];
  /** What you have at the end. */
  leaveWith: readonly string[];
  access: Access;
  /** Something to say before anyone pays. */
  note?: { text: string; link?: Link };
}
