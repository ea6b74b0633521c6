import { Button } from "@chakra-ui/react/button";
import { Grid } from "@chakra-ui/react/grid";
import { Text } from "@chakra-ui/react/text";
import type { WorkbenchWords } from "../../../data/design/workbench-words.ts";
import { oneLine } from "../../../theme/token-text.ts";
import { editorFor } from "../../design/workbench/editor-for.ts";
import { currentValue, keyOf } from "../../design/workbench/edits.ts";
import { rampEdits } from "../../design/workbench/ramp-edits.ts";
import type { TokenEntry } from "../../design/workbench/token-entry.ts";
import { entries, type Workbench } from "../../design/workbench/use-workbench.ts";
import { AliasEditor } from "./alias-editor.tsx";
import { ColorEditor } from "./color-editor.tsx";
import { DimensionEditor } from "./dimension-editor.tsx";
import { EasingEditor } from "./easing-editor.tsx";
import { JsonEditor } from "./json-editor.tsx";
import { NumberEditor } from "./number-editor.tsx";

interface TokenEditorProps {
  entry: TokenEntry;
  bench: Workbench;
  words: WorkbenchWords["editor"];
}

export function TokenEditor({ entry, bench, words }: TokenEditorProps) {
  const value = currentValue(entry, bench.edits);
  const change = (next: unknown) => bench.change([entry, next]);
  const editor = editorFor(entry, value);
  const ramp = editor.kind === "color" ? rampEdits(entry, editor.value, entries) : [];
  return (
    <Grid gap="4" marginTop="6" paddingTop="4" borderTopWidth="thin" templateColumns="minmax(0, 1fr)">
      <div>
        <Text as="h3" fontWeight="bold" overflowWrap="anywhere">
          {entry.path}
        </Text>
        <Text textStyle="small" color="fg.muted">
          {entry.file}
        </Text>
        {entry.description && <Text textStyle="small">{entry.description}</Text>}
      </div>
      {editor.kind === "color" && <ColorEditor value={editor.value} onChange={change} words={words} />}
      {ramp.length > 0 && (
        <div>
          <Button variant="outline" onClick={() => bench.change(...ramp)}>
            {words.wholeRamp}
          </Button>
          <Text textStyle="small">{words.wholeRampHint}</Text>
        </div>
      )}
      {editor.kind === "alias" && (
        <AliasEditor target={editor.target} live={bench.live} onChange={change} words={words} />
      )}
      {editor.kind === "dimension" && (
        <DimensionEditor value={editor.value} type={entry.type} onChange={change} words={words} />
      )}
      {editor.kind === "number" && (
        <NumberEditor value={editor.value} type={entry.type} onChange={change} words={words} />
      )}
      {editor.kind === "easing" && <EasingEditor value={editor.value} onChange={change} words={words} />}
      {editor.kind === "json" && <JsonEditor key={keyOf(entry)} value={editor.value} onChange={change} words={words} />}
      {keyOf(entry) in bench.edits && (
        <div>
          <Text textStyle="small" overflowWrap="anywhere">
            {words.saved(oneLine(entry.value))}
          </Text>
          <Button variant="ghost" onClick={() => change(entry.value)}>
            {words.restore}
          </Button>
        </div>
      )}
    </Grid>
  );
}
