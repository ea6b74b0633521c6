import { Box, chakra, Text } from "@chakra-ui/react";
import { cssValue, writtenColor } from "@kindred-ground/tokens/dtcg/css-value.ts";
import { oneLine } from "@kindred-ground/tokens/dtcg/token-text.ts";
import { cssName } from "@kindred-ground/tokens/exchange/token-names.ts";
import { useMemo, useState } from "react";
import type { designWords } from "../../../data/design/words.ts";
import { modes as everyMode, type Mode } from "../../../theme/conditions.ts";
import { readTokens } from "../../../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../../../theme/token-files.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { RouteLink } from "../../components/links.tsx";
import { Section } from "../../components/section.tsx";
import { useHydrated } from "../../components/use-hydrated.ts";
import { useUrlChoice } from "../../components/use-url-choice.ts";
import { everyEntry, groupName, wordsOf } from "../../design/workbench/token-entry.ts";
import { Icon } from "../../drawings/icon.tsx";
import { ChoiceButtons, TextLine } from "./bench-field.tsx";

/** Texts of a token that people copy. `hex` is empty for tokens that aren't colors. */
interface TokenForms {
  name: string;
  variable: string;
  value: string;
  hex: string;
}

interface TokenRow {
  /** "color.clay" */
  group: string;
  about: string;
  deprecated: string | boolean;
  forms: Record<Mode, TokenForms>;
  /** Lowercase text that a search looks through. */
  text: string;
}

/** Returns each token of the theme once, with its forms in every mode. */
function tokenRows(): TokenRow[] {
  const entries = new Map([...everyEntry(tokenFiles)].reverse().map((entry) => [entry.path, entry]));
  const byMode = everyMode.map((mode) => [mode, readTokens(tokenFiles, resolver, mode)] as const);
  return [...(byMode[0]?.[1].keys() ?? [])].map((path) => {
    const { description = "", about = "", deprecated = false } = entries.get(path) ?? {};
    const inModes = byMode.map(([mode, tokens]) => {
      const token = tokens.get(path);
      const text = !token ? "" : token.type === "typography" ? oneLine(token.raw) : cssValue(token, writtenColor);
      const hex = token?.type === "color" ? cssValue(token) : "";
      return [mode, { name: path, variable: cssName(path), value: text, hex }] as const;
    });
    const values = new Set(inModes.flatMap(([, { value, hex }]) => [value, hex]));
    return {
      group: groupName(path),
      about: description,
      deprecated,
      forms: Object.fromEntries(inModes) as Record<Mode, TokenForms>,
      text: `${path} ${cssName(path)} ${description} ${about} ${[...values].join(" ")}`.toLowerCase(),
    };
  });
}

const rows = tokenRows();
const formats = ["name", "variable", "value", "hex"] as const satisfies readonly (keyof TokenForms)[];

interface FindPartProps {
  components: readonly { name: string; about: string; path: string }[];
  words: typeof designWords.find;
  modes: typeof designWords.modes;
}

/**
 * Finds tokens and components, and copies tokens in the chosen form. Without scripts, it lists all tokens. Components
 * have their own list on another page, so only a search shows them here.
 */
export function FindPart({ components, words, modes }: FindPartProps) {
  const [query, setQuery] = useState("");
  const [format, setFormat] = useUrlChoice<keyof TokenForms>("copy", formats);
  const [mode, setMode] = useUrlChoice<Mode>("mode", Object.keys(modes) as [Mode, ...Mode[]]);
  const [told, setTold] = useState("");
  const asked = useMemo(() => wordsOf(query), [query]);
  const matches = (text: string) => asked.every((word) => text.includes(word));
  const found = rows.filter(({ text }) => matches(text));
  const shownGroups = [...new Set(found.map(({ group }) => group))].map(
    (group) => [group, found.filter((row) => row.group === group)] as const,
  );
  const shown =
    asked.length === 0 ? [] : components.filter(({ name, about }) => matches(`${name} ${about}`.toLowerCase()));
  const { label: _, ...names } = words.format;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setTold(words.copied(text));
    } catch {
      setTold(words.denied(text));
    }
  };
  return (
    <Section paddingY={{ base: "8", md: "14" }}>
      <Box
        display="grid"
        gap="4"
        marginBottom="8"
        data-scripts="touch"
        css={{ "@media (scripting: none)": { display: "none" } }}
      >
        <TextLine
          label={words.search}
          type="search"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <ChoiceButtons
          label={words.format.label}
          options={names}
          chosen={format}
          onChoose={setFormat}
          controls="tokens"
        />
        <ChoiceButtons label={words.mode} options={modes} chosen={mode} onChoose={setMode} controls="tokens" />
        <Text role="status" fontWeight="semibold">
          {asked.length > 0 && words.found(found.length, shown.length)}
        </Text>
      </Box>
      {shown.length > 0 && (
        <Disclosure summary={`${words.components}: ${shown.length}`} open>
          <Box as="ul">
            {shown.map(({ name, path, about }) => (
              <li key={path}>
                <RouteLink to={path} variant="standalone">
                  {name}
                </RouteLink>{" "}
                {about}
              </li>
            ))}
          </Box>
        </Disclosure>
      )}
      <div id="tokens">
        {shownGroups.map(([group, all]) => (
          <Disclosure key={group} summary={`${group}: ${words.count(all.length)}`} open={asked.length > 0 || undefined}>
            <TokenTable rows={all} mode={mode} format={format} words={words} onCopy={copy} />
          </Disclosure>
        ))}
      </div>
      <Text role="status" position="sticky" bottom="4" bg="bg.raised" paddingX="3" overflowWrap="anywhere">
        {told}
      </Text>
    </Section>
  );
}

const List = chakra("ul", {
  base: {
    "& > li": {
      display: "flex",
      flexWrap: "wrap",
      columnGap: "4",
      paddingY: "2",
      borderTopWidth: "thin",
      overflowWrap: "anywhere",
      textStyle: "small",
    },
    "& i": { boxSize: "target", borderWidth: "thin", borderRadius: "control", forcedColorAdjust: "none" },
    "& button": {
      minHeight: "target",
      minWidth: "target",
      paddingX: "3",
      borderWidth: "medium",
      borderColor: "border.control",
      borderRadius: "control",
      cursor: "pointer",
    },
    "& button:hover": { textDecorationLine: "underline" },
    "& > li > div": { flex: "1 1 14rem", minWidth: "0" },
    "& code": { display: "block" },
  },
});

interface TokenTableProps extends Pick<FindPartProps, "words"> {
  rows: readonly TokenRow[];
  mode: Mode;
  format: keyof TokenForms;
  onCopy: (text: string) => void;
}

function TokenTable({ rows: shown, mode, format, words, onCopy }: TokenTableProps) {
  // Without the buttons, the page fits the first round trip.
  const isHydrated = useHydrated();
  return (
    <List>
      {shown.map(({ forms, about, deprecated }) => {
        const { name, variable, value, hex } = forms[mode];
        const text = forms[mode][format] || value;
        return (
          <li key={name}>
            {hex && <i style={{ background: hex }} />}
            <div>
              <b>{name}</b> {about}
              {deprecated && (
                <strong>
                  {" "}
                  {words.deprecated}
                  {typeof deprecated === "string" && `: ${deprecated}`}
                </strong>
              )}
              <code>{variable}</code>
              <code>{[value, hex].filter(Boolean).join(" · ")}</code>
            </div>
            {isHydrated && (
              <button type="button" aria-label={`${words.format.label} ${text}`} onClick={() => onCopy(text)}>
                <Icon name="copy" size="icon.sm" />
              </button>
            )}
          </li>
        );
      })}
    </List>
  );
}
