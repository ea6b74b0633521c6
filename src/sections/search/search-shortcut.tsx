import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useState } from "react";
import { LabeledCheckbox } from "../../forms/checkbox.tsx";
import type { SearchKeySetting } from "../../search/search-key.ts";
import type { SearchWords } from "../../search/search-words.ts";

interface SearchShortcutProps {
  words: SearchWords["shortcut"];
  setting: SearchKeySetting;
}

export function SearchShortcut({ words, setting }: SearchShortcutProps) {
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(setting.isOn()), [setting]);
  return (
    <Flex
      // Hidden if no pointer can hover, because a phone has no such key.
      css={{ "@media (any-hover: none)": { display: "none" } }}
      alignItems="center"
      flexWrap="wrap"
      columnGap="3"
      marginTop="6"
      paddingTop="3"
      borderTopWidth="thin"
      borderColor="border.subtle"
      textStyle="small"
    >
      <LabeledCheckbox
        id="search-key"
        name="search-key"
        value="on"
        label={words.label}
        state={isOn}
        onCheck={(next) => {
          setting.turn(next);
          setOn(next);
        }}
      />
      <Text color="fg.muted">{words.note}</Text>
    </Flex>
  );
}
