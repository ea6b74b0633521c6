import { List } from "@chakra-ui/react/list";
import { count } from "../../../words.ts";
import type { Shown } from "../model/shown.ts";
import { Code } from "./code.tsx";
import { Fold, FoldSummary } from "./fold.tsx";

/** Number of lines to show initially. A barrier in the footer occurs on every page. */
const atOnce = 5;

export function Places({ shown }: { shown: readonly Shown[] }) {
  const rest = shown.slice(atOnce);
  return (
    <>
      <Lines shown={shown.slice(0, atOnce)} />
      {rest.length > 0 && (
        <Fold>
          <FoldSummary textStyle="small">And in {count(rest.length, "more state")}</FoldSummary>
          <Lines shown={rest} />
        </Fold>
      )}
    </>
  );
}

function Lines({ shown }: { shown: readonly Shown[] }) {
  return (
    <List.Root textStyle="small">
      {shown.map(({ page, state, modes, settings }) => (
        <List.Item key={`${page} ${state}`} data-page={page} data-modes={modes.join(" ")}>
          <span data-words="">
            <Code>{page}</Code>, {state}
          </span>
          : {settings}
        </List.Item>
      ))}
    </List.Root>
  );
}
