import { Button, Table, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ContactPage } from "../../../data/contact.ts";
import { noType } from "../../components/links.tsx";
import { Columns, Flow, Note, Section, SectionHeading } from "../../components/section.tsx";

export function OfficeHours({ copy, status }: { copy: ContactPage["hours"]; status: ReactNode }) {
  return (
    <Flow as="section" aria-labelledby="hours-title">
      <SectionHeading id="hours-title" title={copy.title} size="h3" />
      {status}
      <Table.Root
        css={{
          "& tr > :first-child": { paddingStart: "0", paddingEnd: "2" },
          "& tr > :last-child": { paddingStart: "0", paddingEnd: "0" },
        }}
      >
        <VisuallyHidden as="caption">{copy.caption}</VisuallyHidden>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{copy.columns.days}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{copy.columns.hours}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {copy.summary.map(({ days, hours }) => (
            <Table.Row key={days}>
              <Table.Cell as="th" scope="row">
                {days}
              </Table.Cell>
              {/* The days fit any screen. The hours may break anywhere. */}
              <Table.Cell overflowWrap="anywhere">{hours}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <Note>{copy.zoneNote}</Note>
    </Flow>
  );
}

export function ByTheClock({ children }: { children: ReactNode }) {
  return (
    <Section tone="sunken" colorPalette="river">
      <Columns lg="7fr 4fr" gap={{ base: "16", lg: "20" }} alignItems="start">
        {children}
      </Columns>
    </Section>
  );
}

export function Urgent({ title, text, link }: ContactPage["urgent"]) {
  return (
    <Flow as="section" aria-labelledby="urgent-title">
      <SectionHeading id="urgent-title" title={title} text={text} size="h3" maxWidth="measure" />
      <Button asChild type={noType} variant="outline" size="lg">
        <a href={link.href}>{link.label}</a>
      </Button>
    </Flow>
  );
}
