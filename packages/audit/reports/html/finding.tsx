import type { Finding as FindingData, Picture } from "@kindred-ground/audit/core/audit.ts";
import { criteria, understanding } from "@kindred-ground/audit/core/criteria.ts";
import { count, list } from "@kindred-ground/audit/core/words.ts";
import { commandFor, elementName, type Shown, shownIn } from "./describe-finding.ts";
import { Part } from "./parts.tsx";

const certaintyWords = { fails: "fails", "needs review": "to review" } as const;

export function Finding({
  finding,
  picture,
  open,
}: {
  finding: FindingData;
  picture: Picture | undefined;
  open: boolean;
}) {
  const { id, message, element, conformance, certainty, criteria, rule, foundBy, places, excuse } = finding;
  const name = elementName(finding);
  const pages = new Set(places.map(({ page }) => page));
  return (
    <article
      id={`finding-${id}`}
      aria-labelledby={`title-${id}`}
      data-finding=""
      data-level={conformance}
      data-certainty={certainty}
      data-engines={foundBy.join(" ")}
      data-criteria={criteria.join(" ")}
    >
      <details open={open}>
        <summary>
          <h5 id={`title-${id}`}>
            <span data-words="">{message}</span> {name && <span data-words="">{name}</span>}{" "}
            <code className="muted">{element.selector}</code>
          </h5>
          <span className="row small">
            <span className="badge">
              {conformance}, {excuse ? "accepted" : certaintyWords[certainty]}
            </span>
            <span>
              <code data-words="">{rule}</code> by {list(foundBy)}
            </span>
            <span className="muted">
              {count(places.length, "place")} on {pages.size === 1 ? [...pages][0] : count(pages.size, "page")}
            </span>
          </span>
        </summary>
        <FindingBody finding={finding} picture={picture} />
      </details>
    </article>
  );
}

function FindingBody({ finding, picture }: { finding: FindingData; picture: Picture | undefined }) {
  const { rule, element, criteria: failed, help, helpUrl, excuse, places, foundBy, issue, consequences = [] } = finding;
  const [first] = places;
  return (
    <div className="columns indented finding">
      <div className="flow">
        {picture && <img src={picture.file} alt={picture.alternative} loading="lazy" />}
        <dl>
          {element.markup && (
            <Part title="Element">
              <code className="block" data-words="">
                {element.markup}
              </code>
            </Part>
          )}
          <Part title="Selector">
            <code data-words="">{element.selector}</code>
          </Part>
        </dl>
      </div>
      <dl>
        {excuse && (
          <Part title="Reason for acceptance">
            {excuse.reason} <a href={excuse.link}>Source of the reason</a>
          </Part>
        )}
        {failed.length > 0 && (
          <Part title="Criteria and who is affected">
            {failed.map((number) => (
              <p key={number}>
                <a href={understanding(number)} data-words="">
                  {number} {criteria[number].title}
                </a>{" "}
                ({criteria[number].level})
              </p>
            ))}
          </Part>
        )}
        <Part title={issue ? "What a person found" : "Fix"}>
          {help} {helpUrl && <a href={helpUrl}>About the rule {rule}</a>}
        </Part>
        <Part title="Places">
          <Places shown={shownIn(places)} />
        </Part>
        {consequences.length > 0 && (
          <Part title="Consequences, which disappear with it">
            <details open={consequences.length <= few}>
              <summary className="small">{count(consequences.length, "consequence")}</summary>
              <ul className="small">
                {consequences.map((one) => (
                  <li key={one.id} data-words="">
                    {one.message} <code>{one.element.selector}</code> <code>{one.rule}</code>
                  </li>
                ))}
              </ul>
            </details>
          </Part>
        )}
        {issue && (
          <Part title="Status">
            {[issue.status, issue.owner && `owner: ${issue.owner}`, issue.due && `due: ${issue.due}`]
              .filter(Boolean)
              .join(", ")}
          </Part>
        )}
        {first && !issue && (
          <Part title="Run this check again">
            <code className="block">{commandFor(first, foundBy[0] ?? "")}</code>
          </Part>
        )}
      </dl>
    </div>
  );
}

/** Maximum number of lines for which the list is initially open. A barrier in the footer would list every page. */
const few = 5;

function Places({ shown }: { shown: readonly Shown[] }) {
  return (
    <details open={shown.length <= few}>
      <summary className="small">{count(shown.length, "state")}</summary>
      <ul className="small">
        {shown.map(({ page, state, modes, environments }) => (
          <li key={`${page} ${state}`} data-page={page} data-modes={modes.join(" ")}>
            <span data-words="">
              <code>{page}</code>, {state}
            </span>
            {environments && `: ${environments}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
