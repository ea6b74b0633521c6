import type { ProgramSlug } from "../../data/programs.ts";
import type { Pillar, PillarKey } from "../../data/quiz/pillars.ts";
import type { Role, RoleKey } from "../../data/quiz/roles.ts";
import { linkedValue } from "../components/linked-value.ts";

/** Number of questions, which is also the sum of the counts. */
const answered = 15;
const maxPrograms = 3;
const ownerPattern = /^[A-Za-z0-9._-]{1,40}$/;

export interface RolePack {
  role: RoleKey;
  secondary?: RoleKey;
  counts: Record<RoleKey, number>;
  pillars: [PillarKey, PillarKey];
  /** At most 3. */
  programs: ProgramSlug[];
  /** Part of the file's name, from `ownerOf`: 1 to 40 unaccented letters, digits, dots, underscores or hyphens. */
  owner: string;
}

interface PackTerms {
  roles: readonly Pick<Role, "key">[];
  pillars: readonly Pick<Pillar, "key">[];
  programs: readonly { slug: ProgramSlug }[];
}

/**
 * Encodes a pack as a URL fragment, `#role=…`, which browsers don't send to the server. Dots separate the items of a
 * list, because no key contains one. The counts are in alphabetical order of their roles.
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

const parts = ["role", "secondary", "counts", "pillars", "programs", "owner"];

/** Returns the parameters of a pack, without those that another program has added to the fragment. */
function ownFields(hash: string): URLSearchParams {
  const found = [...new URLSearchParams(hash.slice(1))].filter(([name]) => parts.includes(name));
  return new URLSearchParams(found.map(([name, value]) => [name, linkedValue(value)]));
}

/**
 * Decodes the pack in `location.hash`. Returns undefined unless its own parts are as in `packFragment`, all keys are
 * known, and the counts fit the roles. Counts fit if they add up to 15, and the primary and any secondary role have the
 * highest count.
 */
export function readPack(hash: string, terms: PackTerms): RolePack | undefined {
  const fields = ownFields(hash);
  const roleKeys = terms.roles.map(({ key }) => key).sort();
  const role = roleKeys.find((key) => key === fields.get("role"));
  const secondary = roleKeys.find((key) => key === fields.get("secondary"));
  const pillarKeys = terms.pillars.map(({ key }) => key);
  const [first, second] = knownPart(fields.get("pillars"), pillarKeys);
  const slugs = terms.programs.map(({ slug }) => slug);
  const programs = knownPart(fields.get("programs"), slugs).slice(0, maxPrograms);
  const owner = fields.get("owner") ?? "";
  if (!role || role === secondary || !first || !second || !ownerPattern.test(owner)) return undefined;

  const numbers = fields.get("counts")?.split(".").map(Number) ?? [];
  const counts = Object.fromEntries(roleKeys.map((key, index) => [key, numbers[index]])) as Record<RoleKey, number>;
  if (!countsFit(counts, secondary ? [role, secondary] : [role])) return undefined;

  const pack: RolePack = { role, secondary, counts, pillars: [first, second], programs, owner };
  // Any part that was dropped above (repeated, unknown, excess or malformed) makes the result differ here.
  return packFragment(pack) === `#${fields}` ? pack : undefined;
}

export function packFileName({ owner, role }: Pick<RolePack, "owner" | "role">): string {
  return `rolepack_${owner}_${role}.pdf`;
}

/**
 * Returns the part of an email address before the `@`, cut to 40 characters that are safe in file names. Returns "user"
 * if nothing is left.
 */
export function ownerOf(email = ""): string {
  const local = email.slice(0, Math.max(0, email.lastIndexOf("@")));
  const plain = local
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9._-]+/g, "-");
  return /[^.-](?:.*[^.-])?/.exec(plain.slice(0, 40))?.[0] ?? "user";
}

function knownPart<Key extends string>(list: string | null, known: readonly Key[]): Key[] {
  const parts = new Set(list?.split("."));
  return [...parts].flatMap((part) => known.find((key) => key === part) ?? []);
}

/** True if the counts are whole numbers that add up to all answers and each of `leading` has the highest count. */
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
