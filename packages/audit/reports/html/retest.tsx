import type { Audit } from "@kindred-ground/audit/core/audit.ts";
import { earlierOf } from "@kindred-ground/audit/core/retest.ts";
import { count, momentOf } from "@kindred-ground/audit/core/words.ts";
import { Section } from "./parts.tsx";

export function RetestSection({ audit }: { audit: Audit }) {
  const { against, findings } = audit;
  if (!against) return null;
  const shown = new Set(findings.map(({ id }) => id));
  const linked = (ids: readonly string[]) => findings.filter(({ id }) => ids.includes(id)).map(earlierOf);
  const parts = [
    { title: "New", items: linked(against.new) },
    { title: "Still open", items: linked(against.open) },
    { title: "Fixed", items: against.fixed },
    { title: "Not checked again", items: against.unchecked },
  ];
  return (
    <Section
      id="retest"
      title="Retest"
      isSunken
      lead={`Compared with the audit of ${momentOf(against.endedAt)}, by the ids of failures and reviews at A and AA. ${count(against.changedPages.length, "page")} changed since.`}
    >
      {parts.map(({ title, items }) => (
        <details key={title} open={items.length > 0 && items.length <= 20} className="flow">
          <summary className="ruled">
            <h3>
              {title}: {items.length}
            </h3>
          </summary>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                {shown.has(item.id) ? <a href={`#finding-${item.id}`}>{item.message}</a> : item.message}{" "}
                {item.criteria.join(", ")}, <code>{item.page}</code> ({item.id})
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Section>
  );
}
