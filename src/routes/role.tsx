import { Box } from "@chakra-ui/react";
import { programBySlug } from "../../data/programs.ts";
import { pillarByKey } from "../../data/quiz/pillars.ts";
import { roleCredit, roleHead, rolePath, roleTitle, rolePage as words } from "../../data/quiz/role-pages.ts";
import { isRoleKey, roleByKey, roles } from "../../data/quiz/roles.ts";
import { trailOver } from "../../data/trails.ts";
import { headTags } from "../layout/page-meta.ts";
import { suitedPrograms } from "../quiz/quiz-content.ts";
import { RoleClosing, RoleCredit } from "../sections/roles/role-closing.tsx";
import { RoleHero, RolePillars, RolePortrait } from "../sections/roles/role-portrait.tsx";
import { RolePraxis, RolePrograms } from "../sections/roles/role-praxis.tsx";
import { hue } from "../wheel/role-order.ts";
import { RoleWheel } from "../wheel/role-wheel.tsx";
import type { Route } from "./+types/role.ts";

const trail = trailOver("/quiz", "/quiz/roles");

/** Runs at build time, so that a page carries its own role and only the names of the others. */
export function loader({ params }: Route.LoaderArgs) {
  const { role: key = "" } = params;
  if (!isRoleKey(key)) throw new Response(null, { status: 404 });
  const { dismantles, recommendedPrograms, ...role } = roleByKey(key);
  return {
    role,
    pillars: dismantles.map(pillarByKey),
    programs: suitedPrograms(recommendedPrograms.map(programBySlug)),
    wheel: roles.map(({ key, name }) => ({ key, name })),
  };
}

/**
 * Omits the breadcrumb list for search engines (structured-data.ts). Together with the wheel, it doesn't fit into the
 * first round trip.
 */
export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headTags(roleHead(loaderData.role)) : []);

export default function RoleRoute({ loaderData: { role, pillars, programs, wheel } }: Route.ComponentProps) {
  const place = wheel.findIndex(({ key }) => key === role.key);
  return (
    <Box css={hue(place)}>
      <RoleHero trail={trail} icon={role.key} title={roleTitle(role)} gloss={role.gloss} tagline={role.tagline}>
        <RoleWheel
          roles={wheel}
          lit={[role.key]}
          praxis={words.praxis.places}
          hrefOf={rolePath}
          label={words.wheel(role.name)}
        />
      </RoleHero>
      <RolePortrait titles={words} role={role} />
      <RolePraxis
        invitation={role.invitation}
        praxis={role.praxis}
        words={{ ...words.praxis, invitation: words.invitation }}
      />
      <RolePillars title={words.pillars} pillars={pillars} />
      <RolePrograms {...words.programs} programs={programs} />
      <RoleClosing {...words.closing} />
      <RoleCredit {...roleCredit} />
    </Box>
  );
}
