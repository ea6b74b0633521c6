import { Box, Table } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface DataTableProps extends Table.RootProps {
  caption?: string;
  columns: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly ReactNode[])[];
  /** True if all cells but the headers are numbers. */
  isNumeric?: boolean;
}

const atEnd = { textAlign: "end", whiteSpace: "nowrap" } as const;

/** Scrolls on its own, also by keyboard, if very large text makes it wider than the page. */
export function DataTable({ caption, columns, rows, isNumeric, marginTop, marginBottom, ...rest }: DataTableProps) {
  const labelledBy = rest["aria-labelledby"];
  const cell = isNumeric ? atEnd : {};
  return (
    <Box
      role="group"
      aria-label={caption}
      aria-labelledby={labelledBy}
      tabIndex={0}
      overflowX="auto"
      marginTop={marginTop}
      marginBottom={marginBottom}
    >
      <Table.Root {...rest}>
        {caption && <Table.Caption captionSide="top">{caption}</Table.Caption>}
        <Table.Header>
          <Table.Row>
            {columns.map((column, index) => (
              <Table.ColumnHeader key={column} scope="col" {...(index > 0 && cell)}>
                {column}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(([name, ...cells], row) => (
            <Table.Row key={row}>
              <Table.Cell asChild>
                <th scope="row">{name}</th>
              </Table.Cell>
              {cells.map((content, column) => (
                <Table.Cell key={columns[column + 1]} {...cell}>
                  {content}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
