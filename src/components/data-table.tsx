import { Box, Table } from "@chakra-ui/react";

interface DataTableProps extends Table.RootProps {
  caption?: string;
  columns: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly string[])[];
}

/** Scrolls on its own, also by keyboard, if very large text makes it wider than the page. */
export function DataTable({ caption, columns, rows, marginBottom, ...rest }: DataTableProps) {
  const labelledBy = rest["aria-labelledby"];
  return (
    <Box
      role="group"
      aria-label={caption}
      aria-labelledby={labelledBy}
      tabIndex={0}
      overflowX="auto"
      marginBottom={marginBottom}
    >
      <Table.Root {...rest}>
        {caption && <Table.Caption captionSide="top">{caption}</Table.Caption>}
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
            <Table.Row key={`${name} ${cells[0]}`}>
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
