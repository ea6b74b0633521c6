import { Box, Button, Flex, Textarea } from "@chakra-ui/react";
import { useRef, useState } from "react";
import type { TogetherPage } from "../../../data/quiz/together.ts";
import { Announce } from "../../components/announce.tsx";
import { Note } from "../../components/section.tsx";
import { FormPanel } from "../../forms/form-panel.ts";
import { controlProps, LabelledField } from "../../forms/labelled-field.tsx";
import { type Member, maxGroupSize, readLines } from "../../quiz/group.ts";
import { meantLine } from "../../quiz/meant-line.ts";
import type { NamedRoles } from "./together-hero.tsx";

/** Maximum number of characters that an error quotes from a line. */
const quoted = 60;

/** A correction of a line. */
interface Suggestion {
  /** Number of the line, from 1. */
  line: number;
  misspelled: string;
  corrected: string;
  /** Text of the button that accepts the suggestion. */
  label: string;
  /** Text for screen readers after the suggestion is accepted. */
  taken: string;
}

function problemsIn(text: string, words: TogetherPage["errors"], roles: NamedRoles): string[] {
  const { members, problems } = readLines(text, roles);
  if (members.length === 0 && problems.length === 0) return [words.empty];
  if (members.length > maxGroupSize) return [words.many.replace("{max}", String(maxGroupSize))];
  return problems.map(({ line, text: wrong, problem }) =>
    words[problem].replace("{line}", String(line)).replace("{text}", () => wrong.slice(0, quoted)),
  );
}

/** Maximum number of problems that get a suggestion. Further ones get a suggestion when these are solved. */
const maxSuggestions = 5;

function suggestionsFor(text: string, words: TogetherPage, roles: NamedRoles): Suggestion[] {
  return readLines(text, roles)
    .problems.slice(0, maxSuggestions)
    .flatMap(({ line, text: misspelled, problem }) => {
      const meant = problem === "role" && meantLine(misspelled, roles);
      if (!meant) return [];
      const fill = (template: string) => template.replace("{line}", String(line));
      return {
        line,
        misspelled,
        corrected: meant.text,
        label: fill(words.meant).replace("{roles}", meant.names.join(` ${words.and} `)),
        taken: fill(words.taken).replace("{text}", () => meant.text.slice(0, quoted)),
      };
    });
}

/** Returns the text with the correction, unless the visitor has changed the line since. */
function withCorrection(text: string, { line, misspelled, corrected }: Suggestion): string {
  return text
    .split("\n")
    .map((each, index) => (index === line - 1 && each.trim() === misspelled ? corrected : each))
    .join("\n");
}

interface GroupFormProps {
  words: TogetherPage;
  roles: NamedRoles;
  /** Lines of the group that the page shows. */
  lines: string;
  onShow: (members: readonly Member[]) => void;
}

/**
 * The controls for a group. They are not a `<form>`, because before React has loaded, the browser would send the names
 * to the server.
 */
export function GroupForm({ words, roles, lines, onShow }: GroupFormProps) {
  /** A line for each problem. */
  const [error, setError] = useState("");
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [taken, setTaken] = useState("");
  const input = useRef<HTMLTextAreaElement>(null);
  const field = { kind: "long-text", name: "people", rows: 5, ...words.field } as const;
  const id = "together-people";
  const show = (correction?: Suggestion) => {
    if (correction && input.current) input.current.value = withCorrection(input.current.value, correction);
    const text = input.current?.value ?? "";
    const problems = problemsIn(text, words.errors, roles);
    setError(problems.join("\n"));
    setSuggestions(problems.length > 0 ? suggestionsFor(text, words, roles) : []);
    setTaken(correction?.taken ?? "");
    if (problems.length > 0) input.current?.focus();
    else onShow(readLines(text, roles).members);
  };
  return (
    <FormPanel
      display="grid"
      gap="5"
      whiteSpace="pre-line"
      data-scripts="touch"
      css={{ "@media (scripting: none)": { display: "none" }, "@media print": { display: "none" } }}
    >
      <LabelledField field={field} id={id} error={error} requiredMark="">
        <Textarea
          // Uncontrolled, so that text typed before React has loaded is kept.
          key={lines}
          ref={input}
          {...controlProps({ field, id, error })}
          aria-required
          rows={field.rows}
          defaultValue={lines}
          autoComplete="off"
          spellCheck={false}
        />
      </LabelledField>
      <Suggestions of={suggestions} onTake={show} />
      <Announce message={[taken, ...suggestions.map(({ label }) => label)].filter(Boolean).join(" ")} />
      <Note>{`${words.roles} ${roles.map(({ name }) => name).join(", ")}.`}</Note>
      <Box>
        <Button type="button" size="lg" onClick={() => show()}>
          {words.button}
        </Button>
      </Box>
    </FormPanel>
  );
}

interface SuggestionsProps {
  of: readonly Suggestion[];
  onTake: (suggestion: Suggestion) => void;
}

/** The suggested corrections. They come after the field, which has the focus, so that Tab moves on to them. */
function Suggestions({ of: suggestions, onTake }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <Flex wrap="wrap" gap="3">
      {suggestions.map((suggestion) => (
        <Button
          key={suggestion.line}
          type="button"
          variant="outline"
          whiteSpace="normal"
          onClick={() => onTake(suggestion)}
        >
          {suggestion.label}
        </Button>
      ))}
    </Flex>
  );
}
