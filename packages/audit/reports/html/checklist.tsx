import type { Audit, SiteFacts } from "@kindred-ground/audit/core/audit.ts";
import type { Manual } from "@kindred-ground/audit/core/manual.ts";
import { checkedAgain, progressOf } from "@kindred-ground/audit/reports/checklist-text.ts";
import { ChecklistBar, ChecklistCriterion } from "./checklist-criteria.tsx";
import { ChecklistItems } from "./checklist-items.tsx";
import { Section } from "./parts.tsx";
import type { CriterionState } from "./results.ts";
import { checkedOrigin, SamplePages } from "./sample.tsx";

/** Explains where to open the site for manual checks. The audit's own server has stopped by then. */
export function whereToCheck(audit: Audit): string {
  const origin = checkedOrigin(audit);
  if (!audit.isOwnBuild) return `Check this site: ${origin}.`;
  return `To open the site, run npm start in the project folder. Then open ${origin}.`;
}

const signatureFields = ({ name, email }: SiteFacts) =>
  [
    { id: "evaluator", label: "Your name", autoComplete: "name" },
    { id: "organization", label: `Your organization, if it is not ${name}`, autoComplete: "organization" },
    {
      id: "email",
      label: `Your email for the OpenACR, if it is not ${email}`,
      type: "email",
      autoComplete: "email",
    },
    { id: "date", label: "Date of signing", type: "date" },
  ] as const;

interface ChecklistSignatureProps {
  site: SiteFacts;
  manual: Manual | null;
  signature: string | null;
}

function ChecklistSignature({ site, manual, signature }: ChecklistSignatureProps) {
  return (
    <div className="signature flow">
      <p id="checklist-signed" className="label">
        {signature}
      </p>
      <div className="auto">
        {signatureFields(site).map(({ id, label, ...field }) => (
          <div key={id}>
            <label htmlFor={id}>{label}</label>
            <input id={id} {...field} defaultValue={manual?.[id]} />
          </div>
        ))}
      </div>
      <div className="needs-scripts flow">
        <div className="row">
          <button type="button" id="save-checklist" className="primary">
            Save as manual.json
          </button>
          <button type="button" id="clear-checklist">
            Clear the checklist
          </button>
        </div>
        <div>
          <label htmlFor="open-checklist">Open a saved manual.json</label>
          <input id="open-checklist" type="file" accept=".json,application/json" />
        </div>
        <p id="checklist-progress" className="label">
          {progressOf(manual?.answers ?? {})}
        </p>
        <div id="checklist-saved" tabIndex={-1}>
          <p id="checklist-said" role="status" />
          <p id="checklist-alert" role="alert" className="error" />
        </div>
        <p id="checklist-damaged" role="note" hidden className="notice" />
        <div id="checklist-older" hidden className="flow">
          <p>
            These answers are for the audit of <span id="checklist-audited" />. Check all changes since that audit.
          </p>
          <button type="button" id="checklist-again">
            {checkedAgain}
          </button>
        </div>
      </div>
    </div>
  );
}

const principles = { "1": "Perceivable", "2": "Operable", "3": "Understandable", "4": "Robust" };

interface ChecklistProps {
  audit: Audit;
  states: readonly CriterionState[];
  manual: Manual | null;
  signature: string | null;
  mistake: string | null;
}

/** The manual checklist. It can also be printed and filled in with a pen. */
export function Checklist({ audit, states, manual, signature, mistake }: ChecklistProps) {
  return (
    <Section
      id="by-hand"
      title="Manual checks"
      isSunken
      lead="For each criterion at A and AA, this checklist shows the automated results and the manual check. Enter the outcome. The answers stay in this browser until you save them as manual.json. If you move that file to the folder of this report, later reports start with your answers."
    >
      <p className="measure">{whereToCheck(audit)}</p>
      <p className="measure label without-scripts">
        Scripts are off, so this page can’t save your answers. Turn scripts on, or fill in the checklist on paper.
      </p>
      <SamplePages audit={audit} />
      {mistake && (
        <p role="note" className="notice">
          This report omits the checklist in its folder. {mistake}.
        </p>
      )}
      {manual && (
        <p role="note" hidden className="notice" data-differs="">
          This checklist is from this browser, and differs from manual.json in the folder of this report. To use that
          one, open it below. It replaces this one, so save this one first if you need it.
        </p>
      )}
      <div id="checklist-fields">
        <ChecklistSignature site={audit.site} manual={manual} signature={signature} />
        <ChecklistItems audit={audit} />
        <div>
          <ChecklistBar answers={manual?.answers ?? {}} />
          <div id="checklist-criteria">
            {Object.entries(principles).map(([first, principle]) => (
              <section key={first} aria-labelledby={`principle-${first}`}>
                <h3 id={`principle-${first}`}>
                  {first} {principle}
                </h3>
                {states
                  .filter(({ number }) => number.startsWith(first))
                  .map((state) => (
                    <ChecklistCriterion
                      key={state.number}
                      state={state}
                      howToTest={audit.howToTest[state.number]}
                      answer={manual?.answers[state.number]}
                      origin={checkedOrigin(audit)}
                    />
                  ))}
              </section>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
