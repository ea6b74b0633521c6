import type { Program } from "../../data/programs.ts";
import type { Pillar } from "../../data/quiz/pillars.ts";
import type { RolePackCopy } from "../../data/quiz/role-pack-copy.ts";
import type { Role, RoleKey } from "../../data/quiz/roles.ts";

export interface PackContent {
  words: RolePackCopy;
  /** The visitor's primary role, then the secondary one if there is one. */
  own: readonly [Role, ...Role[]];
  /** All roles in the order of the wheel. */
  roles: readonly { key: RoleKey; name: string }[];
  counts: Record<RoleKey, number>;
  pillars: readonly Pillar[];
  programs: readonly Program[];
  organisation: string;
  /** Printed before the paths of this site. */
  origin: string;
  date: string;
}
