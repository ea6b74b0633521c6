import { Box, Button, chakra, Flex, Input, type SystemStyleObject, Text, VisuallyHidden } from "@chakra-ui/react";
import {
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from "react";
import { isComposing } from "../../components/is-composing.ts";
import { SmartLink } from "../../components/links.tsx";
import { Flow, H1, Section } from "../../components/section.tsx";
import { Icon } from "../../drawings/icon.tsx";
import { LabeledCheckbox } from "../../forms/checkbox.tsx";
import { foundList } from "../../search/found-list.ts";
import { printCount, type SearchWords } from "../../search/results.ts";
import { maxQueryLength, searchAddress, searchFieldId, searchPath } from "../../search/search-file.ts";
import { type SearchKeyChoice, searchKeyChoice } from "../../search/search-key.ts";
import { useSearch } from "../../search/use-search.ts";

/**
 * Handles arrow keys in a container with a search field and result links. Down and Up move between them, and Up on the
 * first link returns to the field. Tab works as usual, and so do Home and End in the field.
 */
function walkResults(press: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[press.key];
  if (!step || isComposing(press.nativeEvent) || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey)
    return;
  const stops = [...press.currentTarget.querySelectorAll<HTMLElement>("input[type=search], a.place, a.also")];
  const here = stops.findIndex((stop) => stop.matches(":focus"));
  const next = stops[here + step];
  if (here < 0 || !next) return;
  press.preventDefault();
  next.focus();
  next.scrollIntoView({ block: "nearest" });
}

/**
 * Styles for the list of found-list.ts, to be set on its container. They use fixed class names, because the service
 * that inserts the list into a built page doesn't know that page's classes. The build removes rules for elements that a
 * page doesn't have.
 */
const foundStyles: SystemStyleObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "8",
  "& .part": { textStyle: "label", color: "fg.muted", marginBottom: "1" },
  "& .results > *": { borderTopWidth: "thin", borderColor: "border.subtle", paddingY: "3" },
  "& .place": {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "3",
    alignItems: "center",
    minHeight: "target",
    paddingX: "2",
    marginX: "-2",
    borderRadius: "control",
    textStyle: "h4",
    textDecorationLine: "none",
    overflowWrap: "anywhere",
    "&:hover, &:focus-visible": { bg: "bg.sunken" },
  },
  "& .title": { textDecorationLine: "underline", textUnderlineOffset: "0.2em", textDecorationThickness: "0.08em" },
  "& .heading": { textStyle: "body", color: "fg.muted" },
  "& .also": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "target",
    marginInlineEnd: "4",
    textStyle: "small",
    overflowWrap: "anywhere",
  },
  "& .words": { textStyle: "small", maxWidth: "[42rem]", overflowWrap: "anywhere" },
  "& .mark": {
    bg: "marigold.solid",
    color: "marigold.contrast",
    borderRadius: "control",
    paddingX: "1",
    _highContrast: { bg: "[Mark]", color: "[MarkText]", forcedColorAdjust: "none" },
  },
};

const hiddenWithoutScripts = { "@media (scripting: none)": { display: "none" } } as const;

/** Styles for the results of the service. While they are empty, the element is visible only without scripts. */
const givenStyles: SystemStyleObject = {
  ...foundStyles,
  "&[data-empty]": { display: "none" },
  "@media (scripting: none)": { "&[data-empty]": { display: "grid" } },
  // Hides the service’s count, because scripts show a count on the line above.
  "@media (scripting: enabled)": { "& > .count": { display: "none" } },
};

function SearchShortcut({ words, setting }: { words: SearchWords["shortcut"]; setting: SearchKeyChoice }) {
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(setting.isOn()), [setting]);
  return (
    <Flex
      // Hidden if no pointer can hover, because a phone has no key for the shortcut.
      css={{ "@media (any-hover: none)": { display: "none" } }}
      alignItems="center"
      flexWrap="wrap"
      columnGap="3"
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

function SearchResults({ words, query }: { words: SearchWords; query: string }) {
  const wanted = useDeferredValue(query.trim());
  const { state, groups } = useSearch(wanted);
  const isResting = useRested(wanted) === wanted;
  // Announces once for a search, not for each letter.
  const found = isResting ? printCount(groups, words) : "";
  return (
    <>
      <Text role="status" color="fg.muted" minHeight="[1lh]" css={hiddenWithoutScripts}>
        {wanted !== "" && (state === "ready" ? found : words[state])}
      </Text>
      <Box css={foundStyles}>{foundList(groups)}</Box>
      {/* The service replaces the text with results, which React leaves alone, and removes `data-empty`. */}
      {state !== "ready" && (
        <Box id="found" data-empty="" suppressHydrationWarning css={givenStyles}>
          {words.unanswered}
        </Box>
      )}
    </>
  );
}

/** Milliseconds without a key press after which a visitor seems to have finished a word. */
const rest = 800;

/** Returns the last value that stayed for a while, so that no count of an unfinished word is announced. */
function useRested(value: string): string {
  const [rested, setRested] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

interface SearchFieldProps {
  words: SearchWords;
  typed: string;
  onType: (typed: string) => void;
  onSubmit: () => void;
}

/** The search form. Without scripts, the browser submits it to the results page. */
function SearchField({ words, typed, onType, onSubmit }: SearchFieldProps) {
  const focusField = (form: HTMLFormElement | null) => {
    const input = form?.elements.namedItem("q");
    if (input instanceof HTMLInputElement) input.focus();
  };
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onType("");
    focusField(currentTarget.form);
  };
  return (
    <chakra.form
      role="search"
      action={searchPath}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) onSubmit();
        else focusField(event.currentTarget);
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
            maxLength={maxQueryLength}
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onChange={({ target }) => onType(target.value)}
            // Hides the clear button that some browsers add in their own color.
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

/** Milliseconds from the last key press to the URL update. Browsers limit how often the URL may change. */
const typingPause = 300;

/**
 * The search page. Its query is in the URL, so that Back, Reload and a shared link show the same results. The page is
 * prerendered without a query. The service writes its results into the page. Scripts search in the browser and then
 * replace them. The results come last, and the footer is below the window, so that nothing moves when they arrive.
 */
export function SearchPage({ words }: { words: SearchWords }) {
  /** Undefined until the URL has been read. */
  const [typed, setTyped] = useState<string>();
  const query = typed ?? "";
  // Runs before React renders the field again with its own value.
  useLayoutEffect(() => setTyped(typedEarly() || queryInAddress()), []);
  const keep = useEffectEvent(() => {
    if (typed !== undefined && query.trim() !== queryInAddress())
      history.replaceState(history.state, "", query.trim() ? searchAddress(query) : searchPath);
  });
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(keep, typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Section tone="sunken" labelledBy="search-title" minHeight="[100vh]" paddingTop={{ base: "10", md: "14" }}>
      <H1 id="search-title">{words.title}</H1>
      {/* `onBlur` updates the URL before the visitor opens a result. */}
      {/* A width in letters would change when the fonts arrive. */}
      <Flow maxWidth="[48rem]" data-scripts="touch" data-stateful="" onKeyDown={walkResults} onBlur={keep}>
        <SearchField words={words} typed={query} onType={setTyped} onSubmit={keep} />
        <Text textStyle="small" color="fg.muted" css={hiddenWithoutScripts}>
          {words.hint} {/* A phone has no arrow keys. */}
          <chakra.span css={{ "@media not (pointer: fine)": { display: "none" } }}>{words.keys}</chakra.span>
        </Text>
        <Flex flexWrap="wrap" justifyContent="space-between" alignItems="center" columnGap="6">
          <Box css={hiddenWithoutScripts}>
            <SearchShortcut words={words.shortcut} setting={searchKeyChoice} />
          </Box>
          <SmartLink link={words.siteMap} variant="standalone" textStyle="small" />
        </Flex>
        <VisuallyHidden asChild>
          <h2>{words.resultsTitle}</h2>
        </VisuallyHidden>
        <SearchResults words={words} query={query} />
      </Flow>
    </Section>
  );
}

/** Returns the text that the visitor typed before hydration. */
function typedEarly(): string {
  const field = document.getElementById(searchFieldId);
  return field instanceof HTMLInputElement ? field.value : "";
}

function queryInAddress(): string {
  return new URLSearchParams(location.search).get("q") ?? "";
}
