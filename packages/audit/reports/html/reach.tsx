import { type CriterionToMeet, criteria } from "@kindred-ground/audit/core/criteria.ts";
import { failedCriteria, isOpen } from "@kindred-ground/audit/core/issues.ts";
import { environmentInWords, type Manual, manualCriteria } from "@kindred-ground/audit/core/manual.ts";
import { reach } from "@kindred-ground/audit/core/reach.ts";
import { count, list } from "@kindred-ground/audit/core/words.ts";
import { DataTable } from "./parts.tsx";

const extents = { most: "most failures", some: "some failures", none: "no failures" };

/**
 * Lists, for each criterion, the failures that checks look for, the names of those checks, and the failures left to a
 * person.
 */
export function ReachTable() {
  const rows = manualCriteria.map((number) => ({
    key: number,
    head: `${number} ${criteria[number].title}: ${extents[reach[number].extent]}`,
    cells: [
      reach[number].looks.map(({ failure, by }) => `${failure}: ${list(by)}.`).join(" ") || "Nothing",
      reach[number].left,
    ],
  }));
  return (
    <div className="flow">
      <h3 id="reach">Reach by criterion</h3>
      <DataTable
        labelledBy="reach"
        columns={["Criterion", "Looked for", "Left to a person"]}
        rows={rows}
        className="sentences"
      />
    </div>
  );
}

export function TriedTable({ manual: { environments, answers, issues } }: { manual: Manual }) {
  if (environments.length === 0) return null;
  const tried = manualCriteria.filter(
    (number) =>
      answers[number]?.tried?.length || issues.some((one) => failedCriteria(one).includes(number) && one.environment),
  );
  const cell = (number: CriterionToMeet, id: string) => {
    const answer = answers[number];
    const open = issues.filter(
      (one) => isOpen(one) && failedCriteria(one).includes(number) && one.environment === id,
    ).length;
    const parts = [answer?.tried?.includes(id) && answer.outcome, open > 0 && count(open, "open issue")];
    return parts.filter(Boolean).join(", ") || "–";
  };
  const columns = environments.map((each) =>
    [environmentInWords(each), each.who, each.time].filter(Boolean).join("; "),
  );
  const rows = tried.map((number) => ({
    key: number,
    head: `${number} ${criteria[number].title}`,
    cells: environments.map(({ id }) => cell(number, id)),
  }));
  return (
    <div className="flow">
      <h3 id="tried">Tried by hand</h3>
      <DataTable labelledBy="tried" columns={["Criterion", ...columns]} rows={rows} />
    </div>
  );
}
