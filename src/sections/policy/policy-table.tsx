import { Box } from "@chakra-ui/react/box";
import { Table } from "@chakra-ui/react/table";
import type { PolicyTable as PolicyTableData } from "../../../data/policy.ts";

/** Scrolls on its own, also by keyboard, if very large text makes it wider than the page. */
export function PolicyTable({ table }: { table: PolicyTableData }) {
  const { caption, columns, rows } = table;
  return (
    <Box role="group" aria-label={caption} tabIndex={0} overflowX="auto" marginBottom="4">
      <Table.Root textStyle={{ base: "small", md: "body" }}>
        <Table.Caption captionSide="top">{caption}</Table.Caption>
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
          {rows.map(([name, ...cells]) => (
            <Table.Row key={name}>
              <Table.Cell asChild>
                <th scope="row">{name}</th>
              </Table.Cell>
              {cells.map((cell) => (
                <Table.Cell key={cell}>{cell}</Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
