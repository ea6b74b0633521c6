import { Box } from "@chakra-ui/react/box";
import type { PackContent } from "../../quiz/pack-content.ts";
import { RoleWheel } from "../../wheel/role-wheel.tsx";
import { AnswerCounts } from "./answer-counts.tsx";
import { Columns } from "./columns.tsx";
import { PackTitle } from "./pack-title.tsx";
import { PageSide } from "./page-side.tsx";
import { RoleInvitations } from "./role-invitations.tsx";
import { RoleWords } from "./role-words.tsx";
import { SideHead } from "./side-head.tsx";

/** One role leaves more room for the wheel than two. */
const besideWheel = { gridTemplateColumns: "1fr 102mm" } as const;

export function FrontSide({ words, own, roles, counts, organisation, date }: PackContent) {
  const [first, ...more] = own;
  const isTie = more.length > 0;
  const title = <PackTitle and={words.and} own={own} roles={roles} />;
  return (
    <PageSide aria-labelledby="role-title">
      <SideHead words={words.head} organisation={organisation} date={date} />
      {!isTie && title}
      <Columns atMost="two" gap="6" alignItems="center" _print={isTie ? undefined : besideWheel}>
        <div>
          {isTie && title}
          <AnswerCounts title={words.wheel.counts} roles={roles} counts={counts} note={words.wheel.note} />
        </div>
        {/* The wheel measures its space in this text size, which is small enough for all role names. */}
        <Box fontSize={{ _print: "[9px]" }}>
          <RoleWheel
            roles={roles}
            counts={counts}
            lit={[first.key, ...more.map(({ key }) => key)]}
            praxis={words.wheel.praxis}
            label={words.wheel.label}
          />
        </Box>
      </Columns>
      <RoleWords words={words.role} roles={own} />
      <RoleInvitations title={words.role.invitation} own={own} roles={roles} />
    </PageSide>
  );
}
