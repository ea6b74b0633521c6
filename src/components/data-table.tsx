import { Box, chakra, Table } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { blocksOnPhones } from "./blocks-on-phones.ts";

interface DataTableProps extends Table.RootProps {
  caption?: string;
  columns: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly ReactNode[])[];
  /** True if all cells but the headers are numbers. */
  isNumeric?: boolean;
}

const atEnd = { textAlign: "end", whiteSpace: "nowrap" } as const;

/**
 * A table that stacks the cells of each row on narrow pages. It scrolls, including by keyboard, if it is still wider
 * than the page.
 */
export function DataTable({
  caption,
  columns,
  rows,
  isNumeric,
  marginTop,
  marginBottom,
  css,
  ...rest
}: DataTableProps) {
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
      <Table.Root role="table" css={[blocksOnPhones, css]} {...rest}>
        {caption && <Table.Caption captionSide="top">{caption}</Table.Caption>}
        <Table.Header role="rowgroup">
          <Table.Row role="row">
            {columns.map((column, index) => (
              <Table.ColumnHeader key={column} scope="col" role="columnheader" {...(index > 0 && cell)}>
                {column}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup">
          {rows.map(([name, ...cells], row) => (
            <Table.Row key={row} role="row">
              <Table.Cell asChild>
                <chakra.th scope="row" role="rowheader">
                  {name}
                </chakra.th>
              </Table.Cell>
              {cells.map((content, column) => (
                <Table.Cell key={columns[column + 1]} role="cell" data-column={columns[column + 1]} {...cell}>
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
