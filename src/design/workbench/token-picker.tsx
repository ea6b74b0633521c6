import { Box, Button, chakra, Text, VisuallyHidden } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { isComposing } from "../../components/is-composing.ts";
import type { WorkbenchWords } from "../words/workbench-words.ts";
import { Choice, TextLine } from "./bench-field.tsx";
import { type Edits, findTokens, keyOf, type LiveTheme } from "./edits.ts";
import { groupName, swatchOf, type TokenEntry } from "./token-entry.ts";
import { entries } from "./use-workbench.ts";

interface TokenGroup {
  /** Path of the group: "color.clay". */
  name: string;
  file: string;
  entries: TokenEntry[];
}

/** Groups each file's tokens by the first two parts of a color's path, or by the first part of any other path. */
function groupsOf(entries: readonly TokenEntry[]): TokenGroup[] {
  const groups = new Map<string, TokenGroup>();
  for (const entry of entries) {
    const name = groupName(entry.path);
    const key = keyOf({ file: entry.file, path: name });
    const group = groups.get(key) ?? { name, file: entry.file, entries: [] };
    group.entries.push(entry);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Returns an entry's name within its group: "600", "solid", "h1.max". */
function nameIn(group: TokenGroup, { path }: TokenEntry): string {
  return path.slice(group.name.length + 1) || path;
}

interface TokenPickerProps {
  chosen: TokenEntry;
  onChoose: (entry: TokenEntry) => void;
  edits: Edits;
  live: LiveTheme;
  words: WorkbenchWords["picker"];
}

/** Shortens "color.tokens.json" to "color". Semantic colors have a group of the same name in the file of each mode. */
function shortName(file: string): string {
  return file.replace(/^semantic\.|\.tokens\.json$/g, "");
}

const groups = groupsOf(entries);
const files = [...new Set(groups.map(({ file }) => file))];

const Tile = chakra("label", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "1",
    padding: "1",
    minWidth: "target",
    minHeight: "target",
    textStyle: "small",
    borderWidth: "medium",
    borderColor: "transparent",
    borderRadius: "control",
    cursor: "pointer",
    "&:has(:checked)": { borderColor: "fg.default", fontWeight: "bold" },
    "&:has(:focus-visible)": {
      outline: "{borderWidths.ring} solid {colors.focus.ring}",
      outlineOffset: "{borderWidths.medium}",
    },
    "@supports not selector(:has(a))": {
      "& > :checked + i": { borderColor: "fg.default", borderWidth: "medium" },
      "& > :focus-visible + i": { outline: "{borderWidths.ring} solid {colors.focus.ring}" },
    },
    "& > i": {
      display: "block",
      height: "8",
      borderRadius: "control",
      borderWidth: "thin",
      borderColor: "border.control",
      forcedColorAdjust: "none",
    },
    // A bar marks a token without its own color.
    "& > i:not([style])": { height: "2" },
  },
});

/** Maximum number of results at first. A search for "color" finds hundreds. */
const maxResults = 8;

function TokenSearch({ onChoose, edits, live, words }: Omit<TokenPickerProps, "chosen">) {
  const [query, setQuery] = useState("");
  const [isAll, setAll] = useState(false);
  const found = useMemo(() => findTokens(query, { entries, edits, live }), [query, edits, live]);
  const shown = isAll ? found : found.slice(0, maxResults);
  const search = (text: string) => {
    setQuery(text);
    setAll(false);
  };
  const choose = (entry: TokenEntry) => {
    flushSync(() => {
      search("");
      onChoose(entry);
    });
    document.getElementById("chosen-token")?.focus();
  };
  return (
    <Box marginBottom="4">
      <TextLine
        label={words.search}
        type="search"
        autoComplete="off"
        value={query}
        onChange={(event) => search(event.currentTarget.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === "Enter" && !isComposing(nativeEvent) && found[0]) choose(found[0]);
        }}
      />
      <Text role="status" textStyle="small" marginTop="1">
        {query.trim() !== "" && words.found(found.length, shown.length)}
      </Text>
      {found.length > 0 && (
        <Box as="ul">
          {shown.map((entry) => (
            <li key={keyOf(entry)}>
              <Button
                variant="ghost"
                height="auto"
                justifyContent="start"
                width="full"
                whiteSpace="normal"
                textAlign="start"
                onClick={() => choose(entry)}
              >
                {`${entry.path} (${shortName(entry.file)})`}
              </Button>
            </li>
          ))}
        </Box>
      )}
      {shown.length < found.length && (
        <Button variant="outline" marginTop="2" onClick={() => setAll(true)}>
          {words.showAll(found.length)}
        </Button>
      )}
    </Box>
  );
}

export function TokenPicker({ chosen, onChoose, edits, live, words }: TokenPickerProps) {
  const index = groups.findIndex(({ entries: all }) => all.some((entry) => keyOf(entry) === keyOf(chosen)));
  const group = groups[index];
  if (!group) return null;
  const chooseGroup = (value: string) => {
    const first = groups[Number(value)]?.entries[0];
    if (first) onChoose(first);
  };
  return (
    <>
      <TokenSearch onChoose={onChoose} edits={edits} live={live} words={words} />
      <Choice label={words.group} value={String(index)} onChoose={chooseGroup}>
        {files.map((file) => (
          <optgroup key={file} label={file}>
            {groups.map((each, place) =>
              each.file === file ? (
                <option key={each.name} value={place}>
                  {`${each.name} (${shortName(file)})`}
                </option>
              ) : null,
            )}
          </optgroup>
        ))}
      </Choice>
      <Box as="fieldset" marginTop="4">
        <chakra.legend textStyle="label" marginBottom="1">
          {words.token}
        </chakra.legend>
        <Box display="grid" gridTemplateColumns="repeat(auto-fill, minmax(5rem, 1fr))" gap="1">
          {group.entries.map((entry) => {
            const swatch = swatchOf(entry, live);
            return (
              <Tile key={keyOf(entry)}>
                <VisuallyHidden asChild>
                  <input
                    type="radio"
                    name="token"
                    checked={keyOf(entry) === keyOf(chosen)}
                    onChange={() => onChoose(entry)}
                  />
                </VisuallyHidden>
                <i style={swatch ? { background: swatch } : undefined} />
                <span>
                  {nameIn(group, entry)}
                  {keyOf(entry) in edits && (
                    <>
                      <span aria-hidden="true"> •</span>
                      <VisuallyHidden>, {words.changed}</VisuallyHidden>
                    </>
                  )}
                </span>
              </Tile>
            );
          })}
        </Box>
      </Box>
    </>
  );
}
