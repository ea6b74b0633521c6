import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import type { RolePackCopy } from "../../../data/quiz/role-pack-copy.ts";

interface ColophonProps {
  reflection: string;
  credits: RolePackCopy["credits"];
}

export function Colophon({ reflection, credits }: ColophonProps) {
  return (
    <Box borderTopWidth="thin" borderColor="border.control" paddingTop="3" textStyle="small" color="fg.muted">
      <Text>{reflection}</Text>
      <Text marginTop="2">{credits.map(({ text, name, address }) => `${text} ${name} (${address}).`).join(" ")}</Text>
    </Box>
  );
}
