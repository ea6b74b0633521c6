import { Link, Text } from "@chakra-ui/react";
import type { ShippedPackage } from "../../../common/shipped-packages.ts";
import type { licensesPage } from "../../../data/licenses.ts";
import { DataTable } from "../../components/data-table.tsx";
import { Flow, PageHeading, Section, SectionHeading } from "../../components/section.tsx";
import { SectionEdge } from "../../drawings/section-edge.tsx";

type LicensedPackage = Omit<ShippedPackage, "text">;

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
        <Flow key={kind}>
          <SectionHeading id={kind} title={words.kinds[kind]} size="h3" />
          <DataTable
            aria-labelledby={kind}
            textStyle="small"
            columns={words.columns}
            rows={listed.map(({ name, version, license }) => [name, version, license])}
          />
        </Flow>
      ))}
    </Section>
  );
}

type LicensesHeroProps = Pick<typeof licensesPage, "title" | "lead" | "texts">;

export function LicensesHero({ title, lead, texts }: LicensesHeroProps) {
  return (
    <Section tone="deep" colorPalette="fern">
      <PageHeading title={title} lead={lead} maxWidth="measure" />
      <Link href={`/${texts.file}`} variant="standalone" color="inherit">
        {texts.label}
      </Link>
    </Section>
  );
}
