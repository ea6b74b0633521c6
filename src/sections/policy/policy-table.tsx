import { Table } from "@chakra-ui/react/table";
import type { PolicyTable as PolicyTableData } from "../../../data/policy.ts";

export function PolicyTable({ table }: { table: PolicyTableData }) {
  const { caption, columns, rows } = table;
  return (
    <Table.Root>
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
  );
}
