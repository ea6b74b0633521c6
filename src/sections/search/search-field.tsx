import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { chakra } from "@chakra-ui/react/styled-system";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { MouseEvent } from "react";
import { Icon } from "../../drawings/icon.tsx";
import { longestQuery, searchFieldId, searchPath } from "../../search/search-file.ts";
import type { SearchWords } from "../../search/search-words.ts";

interface SearchFieldProps {
  words: SearchWords;
  typed: string;
  onType: (typed: string) => void;
  onSubmit: () => void;
}

/** Without scripts, this is an HTML form that leads to the results page. */
export function SearchField({ words, typed, onType, onSubmit }: SearchFieldProps) {
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onType("");
    const input = currentTarget.form?.elements.namedItem("q");
    if (input instanceof HTMLInputElement) input.focus();
  };
  return (
    <chakra.form
      role="search"
      action={searchPath}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <chakra.label htmlFor={searchFieldId} textStyle="label" display="block" marginBottom="2">
        {words.label}
      </chakra.label>
      <Flex flexWrap="wrap" gap="2">
        <Box position="relative" flex="1 1 12rem">
          <Input
            id={searchFieldId}
            type="search"
            name="q"
            maxLength={longestQuery}
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onChange={({ target }) => onType(target.value)}
            // Some browsers add their own cross in their own color.
            css={{ "&::-webkit-search-cancel-button": { display: "none" } }}
            paddingInlineEnd={typed ? "12" : "4"}
          />
          {typed && (
            <Button variant="ghost" size="icon" position="absolute" insetBlock="0" insetInlineEnd="0" onClick={clear}>
              <Icon name="close" size="icon.sm" />
              <VisuallyHidden>{words.clear}</VisuallyHidden>
            </Button>
          )}
        </Box>
        <Button type="submit">{words.button}</Button>
      </Flex>
    </chakra.form>
  );
}
