import type { HowToTest } from "@kindred-ground/audit/core/audit.ts";
import { understanding } from "@kindred-ground/audit/core/criteria.ts";
import { type Manual, type ManualAnswer, manualOutcomes } from "@kindred-ground/audit/core/manual.ts";
import { reach } from "@kindred-ground/audit/core/reach.ts";
import { count, list } from "@kindred-ground/audit/core/words.ts";
import { answeredOf, openedLines } from "@kindred-ground/audit/reports/checklist-text.ts";
import { Fragment } from "react";
import type { CriterionState } from "./results.ts";

function automatedResult({ checked, failures, reviews }: CriterionState): string {
  const found = [
    failures.length > 0 && count(failures.length, "failure"),
    reviews.length > 0 && `${count(reviews.length, "finding")} to review`,
  ].filter((each) => each !== false);
  if (checked.length === 0 && found.length === 0) return "No automated check covers this criterion.";
  const machines =
    checked.length > 0 ? `Automated checks (${list(checked.map(({ name }) => name))}): ` : "Other checks: ";
  return `${machines}${found.length > 0 ? list(found) : "no findings, which does not prove that the criterion is met"}.`;
}

/** The pages of a check. A link records its page as opened. A group of pages, such as `/shop/*`, has no link. */
function Pages({ pages, origin }: { pages: readonly string[]; origin: string }) {
  if (pages.length === 0) return <p>On every page:</p>;
  return (
    <p>
      On{" "}
      {pages.map((page, index) => (
        <Fragment key={page}>
          {index > 0 && ", "}
          {page.startsWith("/") && !page.includes("*") ? (
            <a href={origin + page} data-opens={page}>
              {page}
            </a>
          ) : (
            page
          )}
        </Fragment>
      ))}
      :
    </p>
  );
}

interface StepsProps extends Pick<CriterionState, "number"> {
  howToTest: HowToTest;
  origin: string;
}

function Steps({ number, howToTest: { pages, steps, expect }, origin }: StepsProps) {
  return (
    <>
      <Pages pages={pages} origin={origin} />
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}.</li>
        ))}
      </ol>
      <p>Expect: {expect}</p>
      <p className="small muted">Left to a person: {reach[number].left}</p>
    </>
  );
}

interface ChecklistCriterionProps {
  state: CriterionState;
  howToTest: HowToTest;
  answer: ManualAnswer | undefined;
  /** Origin at which the evaluator opens pages. */
  origin: string;
}

export function ChecklistCriterion({ state, howToTest, answer, origin }: ChecklistCriterionProps) {
  const { number, title, level, failures, reviews } = state;
  const [first] = [...failures, ...reviews];
  return (
    <article
      aria-labelledby={`criterion-${number}`}
      id={`by-hand-${number}`}
      data-criterion={number}
      className="criterion"
    >
      <div className="flow">
        <h4 id={`criterion-${number}`}>
          {number} {title} <span className="small muted">level {level}</span>
        </h4>
        <p className={failures.length > 0 ? "small error" : "small muted"}>
          {automatedResult(state)} {first && <a href={`#finding-${first.id}`}>First finding</a>}
        </p>
        <Steps number={number} howToTest={howToTest} origin={origin} />
        <p className="small">
          <a href={understanding(number)}>Understanding {number}</a>
        </p>
      </div>
      <div className="flow">
        <fieldset>
          <legend>Outcome of {number}</legend>
          <div className="row">
            {["", ...manualOutcomes].map((outcome) => (
              <label key={outcome}>
                <input
                  type="radio"
                  name={`outcome-${number}`}
                  value={outcome}
                  defaultChecked={outcome === (answer?.outcome ?? "")}
                />
                {outcome || "not checked"}
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <label htmlFor={`note-${number}`}>Note on {number}</label>
          <textarea id={`note-${number}`} defaultValue={answer?.note} />
        </div>
        <div>
          <label htmlFor={`opened-${number}`}>Pages opened for {number}, one on each line</label>
          <textarea
            id={`opened-${number}`}
            className="short"
            spellCheck={false}
            defaultValue={openedLines(answer?.opened)}
          />
        </div>
        <fieldset hidden data-tried="">
          <legend>Tried {number} with</legend>
        </fieldset>
        <div className="row">
          <button type="button" data-add-issue={number} className="needs-scripts">
            Add an issue on {number}
          </button>
          <span className="small" data-issues="" />
        </div>
      </div>
    </article>
  );
}

export function ChecklistBar({ answers }: Pick<Manual, "answers">) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    <div role="group" aria-label="Checklist" id="checklist-bar" className="bar needs-scripts">
      <p id="bar-answered" className="label">
        <span id="checklist-answered">{answeredOf(answers)}</span> <span className="narrow">answered</span>
      </p>
      <p id="bar-saved" className="label" hidden>
        <a href="#checklist-saved">Saved: next step</a>
      </p>
      <button type="button" id="next-open">
        Next open
      </button>
      <button type="button" id="save-from-bar" className="primary">
        Save
      </button>
    </div>
  );
}
