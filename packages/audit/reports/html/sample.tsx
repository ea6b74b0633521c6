import type { Audit } from "@kindred-ground/audit/core/audit.ts";

/**
 * Returns the origin at which a person opens the pages. For the project's own build, it has port 4173, because the
 * audit's server has stopped by then.
 */
export function checkedOrigin({ isOwnBuild, origin }: Audit): string {
  return isOwnBuild ? "http://127.0.0.1:4173" : origin;
}

export function SamplePages({ audit }: { audit: Audit }) {
  const origin = checkedOrigin(audit);
  const { structured, random, processes } = audit.sample;
  const ofPages = (pages: readonly string[]) => pages.map((page) => ({ page, step: "" }));
  const groups = [
    { name: "Structured sample", steps: ofPages(structured) },
    { name: "Random sample, drawn by the commit", steps: ofPages(random) },
    ...processes,
  ];
  return (
    <div className="flow">
      <h3>Pages to check</h3>
      <p className="measure">
        The automated checks ran on every page, on some in fewer environments (see <a href="#coverage">Coverage</a>).
        Check at least these pages and complete processes by hand (WCAG-EM, step 3).
      </p>
      <div className="auto">
        {groups.map(({ name, steps }) => (
          <div key={name}>
            <h4>{name}</h4>
            <ol className="links">
              {steps.map(({ page, step }) => (
                <li key={page + step}>
                  <a href={origin + page}>{page}</a>
                  {step && `: ${step}`}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </div>
  );
}
