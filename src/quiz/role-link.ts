import type { Role, RoleKey } from "../../data/quiz/roles.ts";
import { linkedOption } from "../components/linked-value.ts";

/** Returns the role in a URL's query, `?role=weaver`. Returns undefined if it is missing, unknown or repeated. */
export function roleOf(search: string, roles: readonly Pick<Role, "key">[]): RoleKey | undefined {
  const [wanted, ...more] = new URLSearchParams(search).getAll("role");
  if (more.length > 0) return undefined;
  return linkedOption(
    wanted,
    roles.map(({ key }) => key),
  );
}

/** Returns the URL that opens the quiz with a role. It reveals nothing else about the person who shares it. */
export function roleLink(origin: string, role: RoleKey): string {
  return `${origin}/quiz?role=${role}`;
}

/**
 * Id of the element on the quiz's page that shows a role to visitors without scripts. The service fills in its parts,
 * whose ids are this one with `-name`, `-tagline` and `-link`.
 */
export const foundRoleId = "found-role";

export function rolePath(role: RoleKey): string {
  return `/quiz/roles/${role}`;
}
