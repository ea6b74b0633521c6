import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ComparisonRow } from "../../../data/plan-offers.ts";
import { Band } from "../../components/band.tsx";
import { PlanMark } from "./plan-mark.tsx";

interface PlanComparisonProps {
  title: string;
  /** How to read the table. */
  caption: string;
  /** Heading of the column of benefits. */
  benefit: string;
  /** Names of the plans, in the order of each row’s `included`. */
  plans: readonly string[];
  rows: readonly ComparisonRow[];
}

/**
 * What each plan holds: a table whose filled cells are the Academy’s own sign, rising steps of light. On narrow pages
 * each row becomes a line of plan names; the roles keep it a table there, because `display` takes the native ones away.
 */
export function PlanComparison({ title, caption, benefit, plans, rows }: PlanComparisonProps) {
  return (
    <Band tone="deep">
      <Grid gap="2" templateColumns="minmax(0, 1fr)" alignContent="start">
        <Heading as="h3" id="comparison-title" textStyle="h2">
          {title}
        </Heading>
        <p>{caption}</p>
      </Grid>
      <Table role="table" aria-labelledby="comparison-title">
        <thead>
          <tr>
            <th scope="col">{benefit}</th>
            {plans.map((plan) => (
              <th key={plan} scope="col">
                {plan}
              </th>
            ))}
          </tr>
        </thead>
        <chakra.tbody role="rowgroup">
          {rows.map(({ label, detail, included }) => (
            <chakra.tr role="row" key={label}>
              <chakra.th role="rowheader" scope="row">
                <strong>{label}</strong>
                <br />
                {detail}
              </chakra.th>
              {plans.map((plan, index) => (
                <PlanMark key={plan} plan={plan} included={included[index] ?? false} />
              ))}
            </chakra.tr>
          ))}
        </chakra.tbody>
      </Table>
    </Band>
  );
}

/** Styled from the root: forty cells need no class each. */
const Table = chakra("table", {
  base: {
    width: "full",
    marginTop: "8",
    borderCollapse: "separate",
    borderSpacing: "[4px]",
    textStyle: "small",
    "& thead th": { textStyle: "h4", verticalAlign: "bottom", paddingBottom: "2" },
    "& thead th + th": { width: "[16%]" },
    "& th:first-of-type": { textAlign: "start", fontWeight: "normal", paddingY: "2" },
    "& td": { textAlign: "center" },
    "& td span": { srOnly: true },
    "& td[data-plan]": { bg: "marigold.solid", color: "marigold.contrast", borderRadius: "control", paddingX: "2" },
    mdDown: {
      display: "block",
      "& thead, & td:not([data-plan])": { display: "none" },
      "& tbody": { display: "block" },
      "& tr": { display: "flex", flexWrap: "wrap", gap: "2", paddingY: "3" },
      "& th": { flexBasis: "full" },
      "& td::after": { content: "attr(data-plan)", paddingInlineStart: "1" },
    },
  },
});
