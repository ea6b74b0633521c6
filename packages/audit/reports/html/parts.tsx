import type { ComponentProps, ReactNode } from "react";

interface SelectProps extends ComponentProps<"select"> {
  options: readonly (readonly [value: string, text: string])[];
}

export function Select({ options, ...field }: SelectProps) {
  return (
    <select {...field}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  /** Heading of the whole page, above this section's own. */
  heading?: string;
  lead?: ReactNode;
  isSunken?: boolean;
  children: ReactNode;
}

export function Section({ id, title, heading, lead, isSunken, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={isSunken ? "band sunken" : "band"}>
      <div className="wrap">
        {heading && <h1>{heading}</h1>}
        {/* Receives the focus when a filter link leads here. */}
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {lead && <p className="measure muted">{lead}</p>}
        {children}
      </div>
    </section>
  );
}

interface DataTableProps {
  labelledBy: string;
  caption?: string;
  columns: readonly string[];
  /** Each row has a header cell, and a cell for each other column. */
  rows: readonly { key: string; head: ReactNode; cells: readonly ReactNode[] }[];
  className?: string;
}

/** A table that scrolls in narrow windows, including by keyboard. */
export function DataTable({ labelledBy, caption, columns, rows, className }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll only the focused part
    <div role="group" aria-labelledby={labelledBy} tabIndex={0} className="scroller">
      <table className={className}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
