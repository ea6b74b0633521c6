import { Box } from "@chakra-ui/react/box";
import { Table } from "@chakra-ui/react/table";
import { Text } from "@chakra-ui/react/text";
import type { sampleDay } from "../../../data/erins-place.ts";

export function SchoolDay({ title, note, columns, hours }: typeof sampleDay) {
  return (
    <Box
      bg="bg.raised"
      color="fg.default"
      borderRadius="panel"
      paddingX={{ base: "3", md: "8" }}
      paddingY={{ base: "5", md: "8" }}
    >
      <Table.Root
        overflowWrap="anywhere"
        css={{
          "& tbody tr:last-of-type > *": { borderBottomWidth: "0" },
          // At twice the text size on a phone, moves the text below the hour, because only a letter would fit beside
          // it.
          "@media (max-width: 15em)": {
            "& :is(tr, th, td)": { display: "block" },
            "& tbody th": { borderBottomWidth: "0", paddingBottom: "0" },
          },
        }}
      >
        <Table.Caption captionSide="top" paddingInline="3">
          <Text as="span" display="block" textStyle="h4" color="fg.default">
            {title}
          </Text>
          {note}
        </Table.Caption>
        <thead>
          <tr>
            <Table.ColumnHeader scope="col" whiteSpace="nowrap">
              {columns.time}
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{columns.what}</Table.ColumnHeader>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ time, title: what, text }) => (
            <tr key={time}>
              <Table.Cell asChild whiteSpace="nowrap">
                <th scope="row">{time}</th>
              </Table.Cell>
              <Table.Cell>
                <b>{what}.</b> {text}
              </Table.Cell>
            </tr>
          ))}
        </tbody>
      </Table.Root>
    </Box>
  );
}
