import { Box, Button, Textarea } from "@chakra-ui/react";
import { useRef, useState } from "react";
import type { TogetherPage } from "../../../data/quiz/together.ts";
import { Note } from "../../components/section.tsx";
import { FormPanel } from "../../forms/form-panel.ts";
import { controlProps, LabelledField } from "../../forms/labelled-field.tsx";
import { type Member, maxGroupSize, readLines } from "../../quiz/group.ts";
import type { NamedRoles } from "./together-hero.tsx";

/** Letters of a line that an error quotes. */
const quoted = 60;

function problemsIn(text: string, words: TogetherPage["errors"], roles: NamedRoles): string[] {
  const { members, problems } = readLines(text, roles);
  if (members.length === 0 && problems.length === 0) return [words.empty];
  if (members.length > maxGroupSize) return [words.many.replace("{max}", String(maxGroupSize))];
  return problems.map(({ line, text: wrong, problem }) =>
    words[problem].replace("{line}", String(line)).replace("{text}", () => wrong.slice(0, quoted)),
  );
}

interface GroupFormProps {
  words: TogetherPage;
  roles: NamedRoles;
  /** Lines of the group that the page shows. */
  lines: string;
  onShow: (members: readonly Member[]) => void;
}

/** Not a `<form>`: before React has loaded, the browser would send the names to the server. */
export function GroupForm({ words, roles, lines, onShow }: GroupFormProps) {
  /** A line for each problem. */
  const [error, setError] = useState("");
  const input = useRef<HTMLTextAreaElement>(null);
  const field = { kind: "long-text", name: "people", rows: 5, ...words.field } as const;
  const id = "together-people";
  const show = () => {
    const text = input.current?.value ?? "";
    const problems = problemsIn(text, words.errors, roles);
    setError(problems.join("\n"));
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
          // Uncontrolled, so that text from before React has loaded stays.
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
      <Note>{`${words.roles} ${roles.map(({ name }) => name).join(", ")}.`}</Note>
      <Box>
        <Button type="button" size="lg" onClick={show}>
          {words.button}
        </Button>
      </Box>
    </FormPanel>
  );
}
