import type { Program } from "../../data/programs.ts";
import type { Pillar } from "../../data/quiz/pillars.ts";
import type { RolePackCopy } from "../../data/quiz/role-pack-copy.ts";
import type { Role, RoleKey } from "../../data/quiz/roles.ts";

/** A pack with all that it speaks of. */
export interface PackContent {
  words: RolePackCopy;
  /** The visitor’s role, and the second one if there is one. */
  own: readonly [Role, ...Role[]];
  /** All roles in the order of the wheel. */
  roles: readonly { key: RoleKey; name: string }[];
  counts: Record<RoleKey, number>;
  pillars: readonly Pillar[];
  programs: readonly Program[];
  organisation: string;
  /** What the paths of this site are put after on paper. */
  origin: string;
  /** The day of printing, as it is written out. */
  date: string;
}
