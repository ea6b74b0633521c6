import { Heading } from "@chakra-ui/react/heading";
import { chakra } from "@chakra-ui/react/styled-system";
import type { summary } from "../../../data/about.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";

type Row = (typeof summary)["rows"][number];

/**
 * Shows the branches side by side. On narrow pages each row becomes a block, and ARIA roles keep the table semantics.
 */
export function BranchTable({ title, columns, rows }: typeof summary) {
  return (
    <Band width="wide" labelledBy="branches">
      <Heading as="h2" id="branches" textStyle="h2" marginBottom="8">
        {title}
      </Heading>
      <Table role="table" aria-labelledby="branches">
        <thead>
          <tr>
            {Object.entries(columns).map(([key, name]) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <chakra.tbody role="rowgroup">
          {rows.map((row) => (
            <BranchRow key={row.branch} {...row} columns={columns} />
          ))}
        </chakra.tbody>
      </Table>
    </Band>
  );
}

function BranchRow({ name, path, palette, columns, audience, offers, paidBy }: Row & Pick<typeof summary, "columns">) {
  return (
    <chakra.tr role="row" colorPalette={palette}>
      <chakra.th scope="row" role="rowheader">
        <RouteLink to={path} variant="standalone" textStyle="h3" color="colorPalette.fg">
          {name}
        </RouteLink>
      </chakra.th>
      <chakra.td role="cell" data-column={columns.audience}>
        {audience}
      </chakra.td>
      <chakra.td role="cell" data-column={columns.offers}>
        {offers}
      </chakra.td>
      <chakra.td role="cell" data-column={columns.paidBy}>
        {paidBy}
      </chakra.td>
    </chakra.tr>
  );
}

const Table = chakra("table", {
  base: {
    width: "full",
    borderCollapse: "collapse",
    textAlign: "start",
    "& thead th": { textStyle: "label", textAlign: "start", paddingBottom: "3", color: "fg.muted" },
    "& tbody tr": { borderTopWidth: "thick", borderColor: "colorPalette.line" },
    "& tbody th": { textAlign: "start", width: "[22%]" },
    "& tbody th, & tbody td": { verticalAlign: "baseline", paddingY: "6", paddingEnd: "8" },
    lgDown: {
      display: "block",
      "& thead": { display: "none" },
      "& tbody": { display: "block" },
      "& tbody tr": {
        display: "grid",
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12rem), 1fr))",
        gap: "4",
        paddingTop: "3",
        paddingBottom: "8",
      },
      "& tbody th": { gridColumn: "1 / -1", width: "auto" },
      "& tbody th, & tbody td": { padding: "0" },
      "& td::before": { content: "attr(data-column)", display: "block", textStyle: "label", color: "fg.muted" },
    },
  },
});
