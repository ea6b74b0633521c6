/** Number of times that each role was chosen. A missing role was never chosen. */
export type Counts<Key extends string> = Partial<Record<Key, number>>;

export function total<Key extends string>(counts: Counts<Key>): number {
  return Object.values<number | undefined>(counts).reduce<number>((sum, count = 0) => sum + count, 0);
}

/** Returns text such as "4 of 15". */
export function shareText(count: number, of: number): string {
  return `${count} of ${of}`;
}

/** Sorts the roles by number of answers, highest first, and equal ones by name. */
export function ranked<Role extends { key: string; name: string }>(
  roles: readonly Role[],
  counts: Counts<Role["key"]>,
): Role[] {
  const countOf = (role: Role) => counts[role.key as Role["key"]] ?? 0;
  return [...roles].sort((one, other) => countOf(other) - countOf(one) || one.name.localeCompare(other.name, "en"));
}
