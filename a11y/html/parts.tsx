import { Box, chakra, Heading, NativeSelect, type SystemStyleObject, Table, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Native disclosure. Works without scripts and is always open in print. */
export const Fold = chakra("details", {
  base: {
    "&::details-content": { _print: { contentVisibility: "visible", display: "block" } },
  },
});

export const FoldSummary = chakra("summary", {
  base: {
    display: "list-item",
    listStylePosition: "outside",
    marginInlineStart: "5",
    paddingY: "3",
    cursor: "pointer",
    _hover: { bg: "colorPalette.tint" },
  },
});

const typewriter = "[ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'DejaVu Sans Mono', monospace]";

export const Code = chakra("code", {
  base: { fontFamily: typewriter, fontSize: "[0.9em]", overflowWrap: "anywhere" },
});

export const CodeBlock = chakra("code", {
  base: {
    display: "block",
    padding: "3",
    bg: "bg.sunken",
    borderWidth: "thin",
    borderRadius: "control",
    fontFamily: typewriter,
    fontSize: "[0.875rem]",
    lineHeight: "easy",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
});

export const Title = chakra("h3", { base: { textStyle: "h3", marginBottom: "4" } });

export const SmallTitle = chakra("h4", { base: { textStyle: "h4", marginBottom: "2" } });

/** A paragraph that must not be overlooked. */
export const Notice = chakra("p", { base: { padding: "4", borderWidth: "medium" } });

/** Two columns in wide windows. */
export const twoColumns = { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" } as const;

interface SelectProps extends NativeSelect.FieldProps {
  options: readonly (readonly [value: string, text: string])[];
  width?: NativeSelect.RootProps["width"];
}

export function Select({ options, width, ...field }: SelectProps) {
  return (
    <NativeSelect.Root width={width}>
      <NativeSelect.Field {...field}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Box marginBottom="5">
      <Box as="dt" textStyle="label" color="fg.muted" marginBottom="1">
        {title}
      </Box>
      <dd>{children}</dd>
    </Box>
  );
}

interface SectionProps {
  id: string;
  title: string;
  /** Heading of the whole page, above this section's own. */
  heading?: string;
  lead?: ReactNode;
  tone?: "canvas" | "sunken";
  children: ReactNode;
}

export function Section({ id, title, heading, lead, tone = "canvas", children }: SectionProps) {
  return (
    <Box
      as="section"
      id={id}
      aria-labelledby={`${id}-title`}
      paddingY={{ base: "10", md: "16" }}
      bg={`bg.${tone}`}
      css={{ "--background": `colors.bg.${tone}` }}
    >
      <Box maxWidth="wide" marginX="auto" paddingX="gutter">
        {heading && (
          <Heading as="h1" textStyle="h1" marginBottom="8">
            {heading}
          </Heading>
        )}
        {/* Receives the focus when a filter link leads here. */}
        <Heading as="h2" textStyle="h2" id={`${id}-title`} tabIndex={-1}>
          {title}
        </Heading>
        {lead && (
          <Text maxWidth="measure" marginTop="4" color="fg.muted">
            {lead}
          </Text>
        )}
        <Box marginTop="8">{children}</Box>
      </Box>
    </Box>
  );
}

/** Hides controls that need scripts, if scripts are off and in print. */
export const needsScripts: SystemStyleObject = {
  "@media (scripting: none)": { display: "none !important" },
  _print: { display: "none !important" },
};

/**
 * Styles for the container of a wide table. Below `wideFrom` it scrolls, with a shadow at its edge while content is
 * hidden beyond it. The shadow is fixed to the edge. Its cover scrolls with the content.
 */
function scroller(wideFrom: "md" | "xl"): SystemStyleObject {
  return {
    // Contains hidden text, which is positioned.
    position: "relative",
    overflow: { base: "auto", [wideFrom]: "visible" },
    backgroundImage: {
      base: "[linear-gradient(to left, var(--background) 50%, transparent), linear-gradient(to left, color-mix(in oklab, {colors.border.control} 55%, transparent), transparent)]",
      [wideFrom]: "[none]",
    },
    backgroundPosition: "[right]",
    backgroundRepeat: "no-repeat",
    backgroundSize: "[2rem 100%, 0.75rem 100%]",
    backgroundAttachment: "local, scroll",
    _print: {
      overflow: "visible",
      backgroundImage: "[none]",
      "& th, & td": { minWidth: "[0 !important]", padding: "1", fontSize: "[0.6875rem]", overflowWrap: "anywhere" },
    },
  };
}

interface DataTableProps {
  labelledBy: string;
  caption?: string;
  columns: readonly string[];
  /** Each with the header of the row, and a cell for each further column. */
  rows: readonly { key: string; head: ReactNode; cells: readonly ReactNode[] }[];
  wideFrom?: "md" | "xl";
  css?: SystemStyleObject;
}

/** A table that scrolls in narrow windows, also by keyboard. */
export function DataTable({ labelledBy, caption, columns, rows, wideFrom = "xl", css }: DataTableProps) {
  return (
    <Box role="group" aria-labelledby={labelledBy} tabIndex={0} css={scroller(wideFrom)}>
      <Table.Root textStyle="small" css={css}>
        {caption && <Table.Caption captionSide="top">{caption}</Table.Caption>}
        <Table.Header>
          <Table.Row>
            {columns.map((column) => (
              <Table.ColumnHeader key={column} scope="col">
                {column}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ key, head, cells }) => (
            <Table.Row key={key}>
              <Table.Cell asChild>
                <th scope="row">{head}</th>
              </Table.Cell>
              {cells.map((cell, index) => (
                <Table.Cell key={columns[index + 1]}>{cell}</Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

export const FieldLabel = chakra("label", { base: { display: "block", textStyle: "label", marginBottom: "1" } });

export const fileButton: SystemStyleObject = {
  "&::file-selector-button": {
    minHeight: "target",
    paddingX: "5",
    marginInlineEnd: "3",
    font: "inherit",
    fontWeight: "semibold",
    color: "colorPalette.fg",
    bg: "transparent",
    borderWidth: "medium",
    borderStyle: "solid",
    borderColor: "colorPalette.line",
    borderRadius: "control",
    cursor: "pointer",
  },
};
