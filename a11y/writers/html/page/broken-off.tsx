import { Box } from "@chakra-ui/react/box";
import { List } from "@chakra-ui/react/list";
import type { Audit } from "../../../audit.ts";
import { modes } from "../../../modes.ts";
import { Code } from "./code.tsx";

export function BrokenOff({ visits }: Pick<Audit, "visits">) {
  const brokenOff = visits.filter(({ error }) => error !== undefined);
  if (brokenOff.length === 0) return null;
  return (
    <Box as="section" id="broken-off" aria-labelledby="broken-off-title" marginBottom="8">
      <Box as="h3" textStyle="h4" id="broken-off-title" marginBottom="3">
        Not looked at to the end
      </Box>
      <List.Root textStyle="small">
        {brokenOff.map(({ page, state, mode, width, error }) => (
          <List.Item key={[page, state, mode, width].join()}>
            <Code>{page}</Code>, {state}, in {modes[mode].title} at {width} px: {error}
          </List.Item>
        ))}
      </List.Root>
    </Box>
  );
}
