import { roleCredit, rolePath, rolesPage as words } from "../../data/quiz/role-pages.ts";
import { roles } from "../../data/quiz/roles.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { RoleClosing, RoleCredit } from "../sections/roles/role-closing.tsx";
import { RolesHero, RolesList, RolesWheel } from "../sections/roles/roles-list.tsx";
import type { Route } from "./+types/roles.ts";

/** Runs at build time, so that the page doesn't carry the roles' full texts. */
export function loader() {
  return {
    roles: roles.map(({ key, name, gloss, tagline }) => ({ key, name, gloss, tagline, to: rolePath(key) })),
  };
}

export const meta = pageMeta("/quiz/roles");

export default function RolesRoute({ loaderData: { roles } }: Route.ComponentProps) {
  return (
    <>
      <RolesHero title={words.title} lead={words.lead} note={words.note} link={words.invitation.link}>
        <RolesWheel roles={roles} {...words.wheel} />
      </RolesHero>
      <RolesList title={words.list} roles={roles} />
      <RoleClosing {...words.invitation} />
      <RoleCredit {...roleCredit} />
    </>
  );
}
