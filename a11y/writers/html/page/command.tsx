import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { CodeBlock } from "./code.tsx";
import { needsScripts } from "./needs-scripts.ts";

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
