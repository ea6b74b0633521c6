import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@chakra-ui/react/link";
import { chakra } from "@chakra-ui/react/styled-system";
import { Table } from "@chakra-ui/react/table";
import type { RoleKey } from "../../data/quiz/roles.ts";
import { RoleIcon } from "../drawings/role-icon.tsx";
import { placeClass, placeColors } from "./place-colors.ts";
import { type Counts, ranked, shareText, total } from "./tally.ts";

interface RoleTableProps {
  /** The roles in the order of the wheel's colours. */
  roles: readonly { key: RoleKey; name: string }[];
  /** The visitor's answers for each role. */
  counts: Counts<RoleKey>;
  /** The roles that are the visitor's. */
  lit: readonly RoleKey[];
  /** Where a role's name leads; without it the names are no links. */
  hrefOf?: (key: RoleKey) => string;
  caption: string;
  /** What the two columns hold. */
  columns: { role: string; answers: string };
}

/** The same as the wheel in words and numbers: the roles with the most answers first. */
export function RoleTable({ roles, counts, lit, hrefOf, caption, columns }: RoleTableProps) {
  const answers = total(counts);
  const most = Math.max(1, ...roles.map(({ key }) => counts[key] ?? 0));
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
                  <Bar count={count} most={most} place={place} />
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
  // Twice the text size on the narrowest phone: rather a broken word than one that leaves the screen.
  "@media (max-width: 15em)": {
    tableLayout: "fixed",
    overflowWrap: "anywhere",
    "& th, & td": { paddingInlineStart: "0" },
    "& th > div": { flexWrap: "wrap" },
    "& td > div > div": { minWidth: "0" },
  },
};

const Blocks = chakra("svg", { base: { height: "3", maxWidth: "full", fill: "[currentColor]" } });

/** A block for each answer, as the wheel has a ring for each. */
function Bar({ count, most, place }: { count: number; most: number; place: string }) {
  return (
    <Blocks viewBox={`0 0 ${16 * most} 12`} aria-hidden="true" focusable="false" className={place}>
      <path d={Array.from({ length: count }, (_, block) => `M${16 * block} 0h13v12h-13z`).join("")} />
    </Blocks>
  );
}
