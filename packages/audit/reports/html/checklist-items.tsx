import type { Audit } from "@kindred-ground/audit/core/audit.ts";
import { criteria, criterionNumbers } from "@kindred-ground/audit/core/criteria.ts";
import { issueKinds, issueSeverities, issueStatuses } from "@kindred-ground/audit/core/issues.ts";
import { environmentFields } from "@kindred-ground/audit/core/manual.ts";
import { Select } from "./parts.tsx";

interface ItemField {
  name: string;
  label: string;
  /** Values of a select, each with its text. The script adds those of environments. */
  options?: readonly (readonly [value: string, text: string])[];
  list?: string;
  type?: "date";
  isWide?: boolean;
  isLong?: boolean;
}

const same = (values: readonly string[]) => values.map((value) => [value, value] as const);

const issueFields: readonly ItemField[] = [
  { name: "title", label: "Title", isWide: true },
  {
    name: "severity",
    label: "Severity",
    isWide: true,
    options: Object.entries(issueSeverities).map(([value, impact]) => [value, `${value}: ${impact}`]),
  },
  {
    name: "kind",
    label: "Kind",
    isWide: true,
    options: Object.entries(issueKinds).map(([value, meaning]) => [value, `${value}: ${meaning}`]),
  },
  { name: "criteria", label: "Criteria, such as 1.1.1, 2.4.4", list: "issue-criteria" },
  { name: "pages", label: "Pages, such as /shop /events", list: "issue-pages" },
  { name: "state", label: "State, or step of a process", list: "issue-states" },
  { name: "element", label: "Element: a selector or its words", list: "issue-elements" },
  { name: "steps", label: "Steps to reproduce", isLong: true },
  { name: "note", label: "What happens, and what should happen", isLong: true },
  { name: "environment", label: "Environment", options: [] },
  { name: "status", label: "Status", options: same(issueStatuses) },
  { name: "owner", label: "Owner" },
  { name: "due", label: "Due date", type: "date" },
];

function ItemControl({
  kind,
  name,
  label,
  options,
  list,
  type,
  isLong,
  isWide = isLong,
}: ItemField & { kind: string }) {
  const id = `${kind}-${name}`;
  return (
    <div className={isWide ? "wide" : undefined}>
      <label htmlFor={id} data-of={name}>
        {label}
      </label>
      {options && <Select id={id} name={name} options={options} />}
      {!options && isLong && <textarea id={id} name={name} />}
      {!options && !isLong && <input id={id} name={name} list={list} type={type} autoComplete="off" />}
    </div>
  );
}

/** A picture that the evaluator chooses as a file. The checklist keeps it as text. */
function PictureControl() {
  return (
    <div className="full flow">
      <label htmlFor="issue-picture" data-of="picture">
        Picture. The report makes it smaller and keeps it in manual.json
      </label>
      <input id="issue-picture" type="file" accept="image/*" data-picture="" />
      <input type="hidden" name="picture" />
      <div data-pictured="" hidden className="flow">
        <img src="data:," alt="The chosen file" />
        <div className="row">
          <button type="button" data-drop-picture="">
            Remove the picture
          </button>
          <a href="#issues" data-save-picture="">
            Save the picture
          </a>
        </div>
      </div>
    </div>
  );
}

interface ItemsProps {
  kind: "issue" | "environment";
  title: string;
  lead: string;
  fields: readonly ItemField[];
}

/** A list of items that a person adds. The script copies the template for each. */
function Items({ kind, title, lead, fields }: ItemsProps) {
  return (
    <section aria-labelledby={`${kind}s-title`} data-items={kind}>
      <h3 id={`${kind}s-title`}>{title}</h3>
      <p className="measure">{lead}</p>
      <template id={`${kind}-template`}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend */}
        <div role="group" data-item="">
          <details>
            <summary className="label" data-item-title="" />
            <div className="fields">
              {fields.map((field) => (
                <ItemControl key={field.name} kind={kind} {...field} />
              ))}
              {kind === "issue" && <PictureControl />}
              <div className="full row needs-scripts">
                <button type="button" data-remove-item="">
                  Remove this {kind}
                </button>
                {kind === "issue" && (
                  <a href="#checklist-criteria" data-to-criterion="">
                    Go to its first criterion
                  </a>
                )}
              </div>
            </div>
          </details>
        </div>
      </template>
      <div id={`${kind}s`} className="ruled" />
      <div className="row needs-scripts">
        <button type="button" id={`add-${kind}`}>
          Add an {kind}
        </button>
        {kind === "issue" && (
          <>
            <button type="button" id="save-issues-md">
              Save issues.md for GitHub
            </button>
            <button type="button" id="save-issues-csv">
              Save issues.csv for Jira
            </button>
          </>
        )}
      </div>
    </section>
  );
}

/** Environments that a person used, and issues that a person found. */
export function ChecklistItems({ audit: { scans, findings } }: { audit: Audit }) {
  const lists = {
    "issue-pages": new Set(scans.map(({ page }) => page)),
    "issue-states": new Set(scans.map(({ state }) => state)),
    "issue-elements": new Set(findings.map(({ element }) => element.selector)),
  };
  return (
    <>
      <Items
        kind="environment"
        title="Environments"
        lead="Record once what you use. Then choose it at each criterion and issue."
        fields={Object.entries(environmentFields).map(([name, label]) => ({ name, label }))}
      />
      <Items
        kind="issue"
        title="Issues"
        lead="Record each barrier that you find. The criteria of a failure that is not fixed count as failed. Signed reports list the issues beside the automated findings."
        fields={issueFields}
      />
      {Object.entries(lists).map(([id, values]) => (
        <datalist key={id} id={id}>
          {[...values].map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      ))}
      <datalist id="issue-criteria">
        {criterionNumbers.map((number) => (
          <option
            key={number}
            value={number}
            label={`${number} ${criteria[number].title} (${criteria[number].level})`}
          />
        ))}
      </datalist>
    </>
  );
}
