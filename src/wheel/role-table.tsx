import { Box, chakra, Flex, Link, Table } from "@chakra-ui/react";
import type { RoleKey } from "../../data/quiz/roles.ts";
import { RoleIcon } from "../drawings/role-icon.tsx";
import { type Counts, placeClass, placeColors, ranked, shareText, total } from "./role-order.ts";

interface RoleTableProps {
  /** Roles in the order of the wheel's colors. */
  roles: readonly { key: RoleKey; name: string }[];
  counts: Counts<RoleKey>;
  /** The visitor's roles. */
  lit: readonly RoleKey[];
  /** Returns the URL of a role. Without it, the names aren't links. */
  hrefOf?: (key: RoleKey) => string;
  caption: string;
  columns: { role: string; answers: string };
}

/** The wheel as a table. The roles with the most answers come first. */
export function RoleTable({ roles, counts, lit, hrefOf, caption, columns }: RoleTableProps) {
  const answers = total(counts);
  const maxCount = Math.max(1, ...roles.map(({ key }) => counts[key] ?? 0));
  return (
    <Table.Root css={styles}>
      <Table.Caption captionSide="top">{caption}</Table.Caption>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">{columns.role}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">{columns.answers}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {ranked(roles, counts).map((role) => {
          const { key, name } = role;
          const count = counts[key] ?? 0;
          const place = placeClass(roles.indexOf(role));
          return (
            <Table.Row key={key} className={lit.includes(key) ? "lit" : undefined}>
              <Table.Cell asChild {...cell}>
                <th scope="row">
                  <Flex alignItems="center" gap="3">
                    <RoleIcon role={key} size="icon.md" className={place} />
                    {hrefOf ? (
                      <Link href={hrefOf(key)} variant="standalone" fontWeight="inherit">
                        {name}
                      </Link>
                    ) : (
                      name
                    )}
                  </Flex>
                </th>
              </Table.Cell>
              <Table.Cell {...cell}>
                <Flex flexWrap="wrap" alignItems="center" columnGap="4">
                  <Box minWidth="16">{shareText(count, answers)}</Box>
                  <Bar count={count} maxCount={maxCount} place={place} />
                </Flex>
              </Table.Cell>
            </Table.Row>
          );
        })}
      </Table.Body>
    </Table.Root>
  );
}

const cell = { paddingY: "1", verticalAlign: "middle", fontWeight: "inherit" } as const;

const styles = {
  ...placeColors,
  "& .lit": { fontWeight: "bold" },
  _highContrast: { "&& svg": { color: "[CanvasText]" } },
  // At twice the text size on the narrowest phone, a word breaks instead of leaving the screen.
  _largeText: {
    tableLayout: "fixed",
    overflowWrap: "anywhere",
    "& th, & td": { paddingInlineStart: "0" },
    "& th > div": { flexWrap: "wrap" },
    "& td > div > div": { minWidth: "0" },
  },
};

const Blocks = chakra("svg", { base: { height: "3", maxWidth: "full", fill: "[currentColor]" } });

/** Draws a block for each answer, as the wheel draws a ring for each. */
function Bar({ count, maxCount, place }: { count: number; maxCount: number; place: string }) {
  return (
    <Blocks viewBox={`0 0 ${16 * maxCount} 12`} aria-hidden="true" className={place}>
      <path d={Array.from({ length: count }, (_, block) => `M${16 * block} 0h13v12h-13z`).join("")} />
    </Blocks>
  );
}
