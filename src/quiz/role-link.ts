import type { Role, RoleKey } from "../../data/quiz/roles.ts";

/** The role in the query of an address, `?role=weaver`; undefined unless it is there once and is the key of a role. */
export function roleOf(search: string, roles: readonly Pick<Role, "key">[]): RoleKey | undefined {
  const [wanted, ...more] = new URLSearchParams(search).getAll("role");
  if (more.length > 0) return undefined;
  return roles.find(({ key }) => key === wanted)?.key;
}

/** The address that opens the quiz with a role. It tells nothing else about whoever shares it. */
export function roleLink(origin: string, role: RoleKey): string {
  return `${origin}/quiz?role=${role}`;
}

/**
 * The address to share where a preview is made of it: a file of its own, so that title, description and picture are the
 * role’s on any host.
 */
export function rolePageLink(origin: string, role: RoleKey): string {
  return origin + rolePath(role);
}

/** Path of a role’s own page. */
export function rolePath(role: RoleKey): string {
  return `/quiz/roles/${role}`;
}
