import { Box } from "@chakra-ui/react/box";
import { List } from "@chakra-ui/react/list";
import { Table } from "@chakra-ui/react/table";
import { criteria } from "../../criteria.ts";
import { isOpen } from "../../issues.ts";
import { environmentInWords, type Manual, manualCriteria } from "../../manual.ts";
import { reach } from "../../reach.ts";
import { count, list } from "../../words.ts";
import { scroller } from "./parts.tsx";

const extents = { most: "most failures", some: "some failures", none: "no failures" };

/** Lists for each criterion which failures the audit looks for, by what, and what only a person can find. */
export function ReachTable() {
  return (
    <Box marginTop="10">
      <Box as="h3" id="reach" textStyle="h3" marginBottom="4">
        Reach by criterion
      </Box>
      <Box role="group" aria-labelledby="reach" tabIndex={0} css={scroller("canvas", "xl")}>
        <Table.Root textStyle="small">
          <Table.Header>
            <Table.Row>
              {["Criterion", "Looked for", "Left to a person"].map((column) => (
                <Table.ColumnHeader key={column} scope="col">
                  {column}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {manualCriteria.map((number) => (
              <Table.Row key={number}>
                <Table.Cell asChild>
                  <th scope="row">
                    {number} {criteria[number].title}: {extents[reach[number].extent]}
                  </th>
                </Table.Cell>
                <Table.Cell>
                  {reach[number].looks.length === 0 ? (
                    "Nothing"
                  ) : (
                    <List.Root>
                      {reach[number].looks.map(({ failure, by }) => (
                        <List.Item key={failure}>
                          {failure}: {list(by)}
                        </List.Item>
                      ))}
                    </List.Root>
                  )}
                </Table.Cell>
                <Table.Cell>{reach[number].left}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Box>
  );
}

/** Shows which criteria a person tried in which environment, with the outcome. */
export function TriedTable({ manual }: { manual: Manual }) {
  const { environments, answers, issues } = manual;
  const tried = manualCriteria.filter(
    (number) => answers[number]?.tried?.length || issues.some((one) => one.criterion === number && one.environment),
  );
  if (environments.length === 0) return null;
  const cell = (number: (typeof manualCriteria)[number], id: string) => {
    const answer = answers[number];
    const open = issues.filter((one) => isOpen(one) && one.criterion === number && one.environment === id).length;
    const parts = [answer?.tried?.includes(id) && answer.outcome, open > 0 && count(open, "open issue")];
    return parts.filter(Boolean).join(", ") || "–";
  };
  return (
    <Box marginTop="10">
      <Box as="h3" id="tried" textStyle="h3" marginBottom="4">
        Tried by hand
      </Box>
      <Box role="group" aria-labelledby="tried" tabIndex={0} css={scroller("canvas", "xl")}>
        <Table.Root textStyle="small">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col">Criterion</Table.ColumnHeader>
              {environments.map((each) => (
                <Table.ColumnHeader key={each.id} scope="col">
                  {[environmentInWords(each), each.who, each.time].filter(Boolean).join("; ")}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {tried.map((number) => (
              <Table.Row key={number}>
                <Table.Cell asChild>
                  <th scope="row">
                    {number} {criteria[number].title}
                  </th>
                </Table.Cell>
                {environments.map(({ id }) => (
                  <Table.Cell key={id}>{cell(number, id)}</Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Box>
  );
}
