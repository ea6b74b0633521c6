import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { CodeBlock } from "./code.tsx";
import { needsScripts } from "./needs-scripts.ts";

/** The command that shows a finding again, and a button that takes it to the clipboard and says whether it did. */
export function Command({ command }: { command: string }) {
  return (
    <>
      <CodeBlock data-command="">{command}</CodeBlock>
      <Button variant="outline" marginTop="2" data-copy="" css={needsScripts}>
        Copy this command
      </Button>
      <Box as="span" textStyle="small" marginInlineStart="3" data-copied="" />
    </>
  );
}
