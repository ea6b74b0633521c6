import { Box, Grid, Link, List, Text } from "@chakra-ui/react";
import type { Audit } from "@kindred-ground/audit/core/audit.ts";
import { SmallTitle, Title } from "./parts.tsx";

export function SamplePages({ audit }: { audit: Audit }) {
  const origin = audit.isOwnBuild ? "http://127.0.0.1:4173" : audit.origin;
  const { structured, random, processes } = audit.sample;
  const ofPages = (pages: readonly string[]) => pages.map((page) => ({ page, step: "" }));
  const groups = [
    { name: "Structured sample", steps: ofPages(structured) },
    { name: "Random sample, drawn by the commit", steps: ofPages(random) },
    ...processes,
  ];
  return (
    <Box marginBottom="10">
      <Title marginBottom="2">Pages to check</Title>
      <Text maxWidth="measure">
        The automated checks ran on every page, on some in fewer environments (see{" "}
        <Link href="#coverage">Coverage</Link>). Check at least these pages and complete processes by hand (WCAG-EM,
        step 3).
      </Text>
      <Grid templateColumns="repeat(auto-fit, minmax(min(16rem, 100%), 1fr))" gap="8" marginTop="4">
        {groups.map(({ name, steps }) => (
          <Box key={name}>
            <SmallTitle>{name}</SmallTitle>
            <List.Root as="ol">
              {steps.map(({ page, step }) => (
                <List.Item key={page + step} overflowWrap="anywhere">
                  <Link href={origin + page}>{page}</Link>
                  {step && `: ${step}`}
                </List.Item>
              ))}
            </List.Root>
          </Box>
        ))}
      </Grid>
    </Box>
  );
}
