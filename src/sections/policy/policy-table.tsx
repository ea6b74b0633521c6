import { Table } from "@chakra-ui/react/table";
import type { PolicyTable as PolicyTableData } from "../../../data/policy.ts";

/** Facts that compare. */
export function PolicyTable({ table }: { table: PolicyTableData }) {
  const { caption, columns, rows } = table;
  return (
    <Table.Root>
      <Table.Caption>{caption}</Table.Caption>
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
            <Table.ColumnHeader scope="row">{name}</Table.ColumnHeader>
            {cells.map((cell) => (
              <Table.Cell key={cell}>{cell}</Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
