import { Heading } from "@chakra-ui/react/heading";
import { Table } from "@chakra-ui/react/table";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { ReactNode } from "react";
import type { ContactPage } from "../../../data/contact.ts";

interface OfficeHoursProps {
  words: ContactPage["hours"];
  status: ReactNode;
}

export function OfficeHours({ words, status }: OfficeHoursProps) {
  return (
    <section aria-labelledby="hours-title">
      <Heading as="h2" id="hours-title" textStyle="h3">
        {words.title}
      </Heading>
      {status}
      <Table.Root
        marginTop="4"
        css={{
          "& tr > :first-child": { paddingStart: "0", paddingEnd: "2" },
          "& tr > :last-child": { paddingStart: "0", paddingEnd: "0" },
        }}
      >
        <VisuallyHidden as="caption">{words.caption}</VisuallyHidden>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{words.columns.days}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{words.columns.hours}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {words.summary.map(({ days, hours }) => (
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
      <Text marginTop="3" textStyle="small" color="fg.muted">
        {words.zoneNote}
      </Text>
    </section>
  );
}
