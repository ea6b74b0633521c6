import { chakra } from "@chakra-ui/react/styled-system";
import { Code } from "./code.tsx";

/** Number of digits that identify a commit. */
const short = 10;

const OnPaper = chakra("span", { base: { display: "none", _print: { display: "inline" } } });

/** A shortened commit hash, printed in full. Keeps the `+` for changed files. */
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
