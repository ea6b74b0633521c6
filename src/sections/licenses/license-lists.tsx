import { Box } from "@chakra-ui/react/box";
import { Link } from "@chakra-ui/react/link";
import { Table } from "@chakra-ui/react/table";
import { Text } from "@chakra-ui/react/text";
import type { licensesPage } from "../../../data/licenses.ts";
import { H1, Lead, Section, SectionHeading } from "../../components/section.tsx";
import { SectionEdge } from "../../drawings/section-edge.tsx";

interface LicensedPackage {
  name: string;
  version: string;
  license: string;
  kind: keyof typeof licensesPage.kinds;
}

interface LicenseListsProps {
  packages: readonly LicensedPackage[];
  words: typeof licensesPage;
}

export function LicenseLists({ packages, words }: LicenseListsProps) {
  const kinds = Object.keys(words.kinds) as LicensedPackage["kind"][];
  const lists = kinds
    .map((kind) => ({ kind, packages: packages.filter((shipped) => shipped.kind === kind) }))
    .filter((list) => list.packages.length > 0);
  return (
    <Section colorPalette="fern" width="measure" backdrop={<SectionEdge motif="arc" tone="canvas" />}>
      {lists.length === 0 && <Text>{words.none}</Text>}
      {lists.map(({ kind, packages: listed }) => (
        <LicenseTable key={kind} id={kind} heading={words.kinds[kind]} columns={words.columns} packages={listed} />
      ))}
    </Section>
  );
}

interface LicenseTableProps {
  id: string;
  heading: string;
  columns: readonly string[];
  packages: readonly LicensedPackage[];
}

/** Scrolls on its own, also by keyboard, if very large text makes it wider than the page. */
function LicenseTable({ id, heading, columns, packages }: LicenseTableProps) {
  return (
    <Box marginBottom="14">
      <SectionHeading id={id} title={heading} size="h3" marginBottom="4" />
      <Box role="group" aria-labelledby={id} tabIndex={0} overflowX="auto">
        <Table.Root textStyle="small" aria-labelledby={id}>
          <Table.Header>
            <Table.Row>
              {columns.map((column) => (
                <Table.ColumnHeader key={column} scope="col">
                  {column}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {packages.map(({ name, version, license }) => (
              <Table.Row key={name + version}>
                <Table.Cell asChild>
                  <th scope="row">{name}</th>
                </Table.Cell>
                <Table.Cell>{version}</Table.Cell>
                <Table.Cell>{license}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Box>
  );
}

type LicensesHeroProps = Pick<typeof licensesPage, "title" | "lead" | "texts">;

export function LicensesHero({ title, lead, texts }: LicensesHeroProps) {
  return (
    <Section tone="deep" colorPalette="fern">
      <H1>{title}</H1>
      <Lead marginY="6" maxWidth="measure">
        {lead}
      </Lead>
      <Link href={`/${texts.file}`} variant="standalone" color="inherit">
        {texts.label}
      </Link>
    </Section>
  );
}
