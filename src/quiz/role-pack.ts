import type { ProgramSlug } from "../../data/programs.ts";
import type { Pillar, PillarKey } from "../../data/quiz/pillars.ts";
import type { Role, RoleKey } from "../../data/quiz/roles.ts";

/** How many questions the counts come from, and so what they add up to. */
const answered = 15;
const mostPrograms = 3;
const ownerPattern = /^[A-Za-z0-9._-]{1,40}$/;

/** A result as it is printed. */
export interface RolePack {
  role: RoleKey;
  secondary?: RoleKey;
  counts: Record<RoleKey, number>;
  pillars: [PillarKey, PillarKey];
  /** At most 3. */
  programs: ProgramSlug[];
  /**
   * Stands in the file’s name, as `ownerOf` gives it: 1 to 40 unaccented letters, digits, dots, underscores, hyphens.
   */
  owner: string;
}

/** What a pack may speak of. */
interface PackTerms {
  roles: readonly Pick<Role, "key">[];
  pillars: readonly Pick<Pillar, "key">[];
  programs: readonly { slug: ProgramSlug }[];
}

/**
 * The pack as the fragment of an address, `#role=…`: the part that browsers do not send to the server. Lists are joined
 * by dots, which no key contains; the counts stand in alphabetical order of their roles.
 */
export function packFragment({ role, secondary, counts, pillars, programs, owner }: RolePack): string {
  const fields = new URLSearchParams({ role });
  if (secondary) fields.set("secondary", secondary);
  const roleKeys = (Object.keys(counts) as RoleKey[]).sort();
  fields.set("counts", roleKeys.map((key) => counts[key]).join("."));
  fields.set("pillars", pillars.join("."));
  fields.set("programs", programs.join("."));
  fields.set("owner", owner);
  return `#${fields}`;
}

/**
 * The pack in `location.hash`; undefined unless it is written as `packFragment` writes it, all in it is known, and the
 * counts agree with the roles: 15 in all, none higher than the role’s, the secondary role’s as high.
 */
export function readPack(hash: string, terms: PackTerms): RolePack | undefined {
  const fields = new URLSearchParams(hash.slice(1));
  const roleKeys = terms.roles.map(({ key }) => key).sort();
  const role = roleKeys.find((key) => key === fields.get("role"));
  const secondary = roleKeys.find((key) => key === fields.get("secondary"));
  const pillarKeys = terms.pillars.map(({ key }) => key);
  const [first, second] = knownPart(fields.get("pillars"), pillarKeys);
  const slugs = terms.programs.map(({ slug }) => slug);
  const programs = knownPart(fields.get("programs"), slugs).slice(0, mostPrograms);
  const owner = fields.get("owner") ?? "";
  if (!role || role === secondary || !first || !second || !ownerPattern.test(owner)) return undefined;

  const numbers = fields.get("counts")?.split(".").map(Number) ?? [];
  const counts = Object.fromEntries(roleKeys.map((key, index) => [key, numbers[index]])) as Record<RoleKey, number>;
  if (!countsFit(counts, secondary ? [role, secondary] : [role])) return undefined;

  const pack: RolePack = { role, secondary, counts, pillars: [first, second], programs, owner };
  // Whatever was left out above, repeated, unknown, too many or oddly written, makes a difference here.
  return packFragment(pack) === hash ? pack : undefined;
}

/** The name a browser offers when the pack is saved. */
export function packFileName({ owner, role }: Pick<RolePack, "owner" | "role">): string {
  return `rolepack_${owner}_${role}.pdf`;
}

/** What stands before the `@`, fit for the name of a file on any system; "user" where nothing is left of it. */
export function ownerOf(email = ""): string {
  const local = email.slice(0, Math.max(0, email.lastIndexOf("@")));
  const plain = local
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9._-]+/g, "-");
  return /[^.-](?:.*[^.-])?/.exec(plain.slice(0, 40))?.[0] ?? "user";
}

/** Those of the dotted list that are known, each once and in the order of the list. */
function knownPart<Key extends string>(list: string | null, known: readonly Key[]): Key[] {
  const parts = new Set(list?.split("."));
  return [...parts].flatMap((part) => known.find((key) => key === part) ?? []);
}

/** Whether these are whole numbers from 0 that come from all answers, the highest with each of `leading`. */
function countsFit(counts: Record<RoleKey, number>, leading: readonly RoleKey[]): boolean {
  const numbers = Object.values(counts);
  const sum = numbers.reduce((total, count) => total + count, 0);
  const highest = Math.max(...numbers);
  return (
    sum === answered &&
    numbers.every((count) => Number.isInteger(count) && count >= 0) &&
    leading.every((role) => counts[role] === highest)
  );
}
