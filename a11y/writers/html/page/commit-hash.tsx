import { chakra } from "@chakra-ui/react/styled-system";
import { Code } from "./code.tsx";

/** Enough to find a commit by. */
const short = 10;

const OnPaper = chakra("span", { base: { display: "none", _print: { display: "inline" } } });

/** A commit by its first digits, on paper by all; with `+` where files were changed since. */
export function CommitHash({ commit }: { commit: string }) {
  const hash = commit.replace("+", "");
  return (
    <Code>
      {hash.slice(0, short)}
      {hash.length > short && <OnPaper>{hash.slice(short)}</OnPaper>}
      {commit.slice(hash.length)}
    </Code>
  );
}
