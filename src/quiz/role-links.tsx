import { Fragment } from "react";
import type { Role } from "../../data/quiz/roles.ts";
import { RouteLink } from "../components/links.tsx";
import { rolePath } from "./role-link.ts";

interface RoleLinksProps {
  roles: readonly Pick<Role, "key" | "name">[];
  /** Text between two roles. */
  between: string;
  /** Text before the last role. */
  last?: string;
}

export function RoleLinks({ roles, between, last = between }: RoleLinksProps) {
  return roles.map(({ key, name }, index) => (
    <Fragment key={key}>
      {index > 0 && (index === roles.length - 1 ? last : between)}
      <RouteLink to={rolePath(key)}>{name}</RouteLink>
    </Fragment>
  ));
}
