import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { chakra } from "@chakra-ui/react/styled-system";
import { type Ref, useId } from "react";
import { longestQuery, searchPath } from "../../search/search-file.ts";
import type { SearchWords } from "../../search/search-words.ts";

interface SearchFieldProps {
  words: SearchWords;
  typed: string;
  onType: (typed: string) => void;
  /** Enter or the button: the page of results. */
  onSubmit: (query: string) => void;
  field?: Ref<HTMLInputElement>;
}

/** Without scripts it is a form of HTML that leads to the page of results. */
export function SearchField({ words, typed, onType, onSubmit, field }: SearchFieldProps) {
  const id = useId();
  return (
    <chakra.form
      role="search"
      action={searchPath}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(typed);
      }}
    >
      <chakra.label htmlFor={id} textStyle="label" display="block" marginBottom="2">
        {words.label}
      </chakra.label>
      <Flex flexWrap="wrap" gap="2">
        <Input
          ref={field}
          id={id}
          type="search"
          name="q"
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => onType(target.value)}
          flex="1 1 12rem"
          width="auto"
        />
        <Button type="submit">{words.button}</Button>
      </Flex>
    </chakra.form>
  );
}
