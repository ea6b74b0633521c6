import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { RolePackCopy } from "../../../data/quiz/role-pack-copy.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import { Columns } from "./side.tsx";

interface RoleWordsProps {
  words: RolePackCopy["role"];
  roles: readonly Role[];
}

const parts = ["gift", "challenge", "contribution"] as const;

export function RoleWords({ words, roles }: RoleWordsProps) {
  const [only, second] = roles;
  if (only && !second) {
    return (
      <Columns atMost="three" columnGap="6" rowGap="4">
        <Parts words={words} role={only} level="h2" />
      </Columns>
    );
  }
  return (
    <Columns atMost="two" columnGap="8" rowGap="6">
      {roles.map((role) => (
        <Grid key={role.key} rowGap="2" alignContent="start">
          <Heading as="h2" textStyle="h3">
            {role.name}
          </Heading>
          <Parts words={words} role={role} level="h3" />
        </Grid>
      ))}
    </Columns>
  );
}

function Parts({ words, role, level }: { words: RolePackCopy["role"]; role: Role; level: "h2" | "h3" }) {
  return (
    <>
      {parts.map((part) => (
        <Box key={part}>
          <Heading as={level} textStyle={level === "h2" ? "h4" : "label"} marginBottom="1">
            {words[part]}
          </Heading>
          <Text lineHeight="inherit">{role[part]}</Text>
        </Box>
      ))}
    </>
  );
}
