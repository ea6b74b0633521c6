import { Box, Button, chakra, Flex, Grid, Text, useSlotRecipe } from "@chakra-ui/react";
import { filterMatrix, visions } from "@kindred-ground/tokens/color/color-vision.ts";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { designWords } from "../words/words.ts";
import type { WorkbenchWords } from "../words/workbench-words.ts";
import { BenchPanel, Choice } from "./bench-field.tsx";
import type { LiveTheme } from "./edits.ts";
import type { LiveStyles } from "./live-styles.ts";
import { usePreview } from "./use-preview.ts";
import { openPreviewWindow } from "./use-windows.ts";
import { savedTheme } from "./use-workbench.ts";
import { previewWidths, producedBy, switches, type View } from "./view.ts";

interface BenchPreviewProps {
  /** The edited theme, or the saved one while it is compared. */
  theme: LiveTheme;
  styles: LiveStyles | undefined;
  view: View;
  onView: (view: View) => void;
  pages: readonly { path: string; title: string }[];
  words: WorkbenchWords["preview"];
  modes: typeof designWords.modes;
  /** True in a separate window. */
  isWindow?: boolean;
}

const id = "preview";
const after = "after-preview";

export function BenchPreview({ theme, styles, view, onView, pages, words, modes, isWindow }: BenchPreviewProps) {
  const page = pages.find(({ path }) => path === view.path)?.title ?? view.path;
  const title = view.state === "usual" ? page : words.states[view.state];
  const { beside } = view;
  // On a narrow window, the frame comes first, so that a change can be judged without scrolling. Moving a frame reloads it.
  const [isWide] = useState(() => matchMedia("(min-width: 62em)").matches);
  const controls = (
    <ViewControls view={view} onView={onView} pages={pages} words={words} modes={modes} isWindow={isWindow} />
  );
  return (
    <BenchPanel
      id={id}
      title={words.title}
      action={<Skip to={after}>{words.skip}</Skip>}
      // On wide and high windows, the panel stays in view beside the editor, and its frames fill the rest of it.
      css={{
        "@media (min-width: 62em) and (min-height: 36em)": {
          display: "flex",
          flexDirection: "column",
          position: "sticky",
          top: "[calc({sizes.topBar} + {spacing.4})]",
          height: {
            base: "[calc(100vh - {sizes.topBar} - {spacing.8})]",
            _smallViewport: "[calc(100dvh - {sizes.topBar} - {spacing.8})]",
          },
          overflowY: "auto",
        },
      }}
    >
      {isWide && controls}
      <VisionFilters />
      <Grid
        templateColumns={beside === "nothing" ? "minmax(0, 1fr)" : "repeat(2, minmax(0, 1fr))"}
        gap="3"
        marginTop={isWide ? "3" : "0"}
        flex="1 0 20rem"
        minHeight="[20rem]"
      >
        {/* Another state needs another load, also of the same page. */}
        <PreviewFrame
          key={view.state}
          theme={theme}
          styles={styles}
          view={view}
          title={words.frame(title)}
          loading={words.loading}
        />
        {beside !== "nothing" && (
          <PreviewFrame
            key={`${beside} ${view.state}`}
            theme={beside === "saved" ? savedTheme : theme}
            styles={styles}
            view={beside === "saved" ? view : { ...view, mode: beside }}
            loading={words.loading}
            title={words.frameBeside(title, beside === "saved" ? words.savedTheme : modes[beside])}
          />
        )}
      </Grid>
      <Flex wrap="wrap" align="center" columnGap="4" marginTop="3">
        <Text id={after} tabIndex={-1} textStyle="small" color="fg.muted" flex="1 1 20rem">
          {words.limits}
        </Text>
        <Skip to={id}>{words.skipBack}</Skip>
      </Flex>
      {!isWide && controls}
    </BenchPanel>
  );
}

interface PreviewFrameProps extends Pick<BenchPreviewProps, "theme" | "styles" | "view"> {
  title: string;
  /** Text while the page loads. */
  loading: string;
}

function PreviewFrame({ theme, styles, view, title, loading }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);
  const isLoading = usePreview(frame, theme, view, styles);
  useScrollWhenTabbedInto(frame);
  const scale = room ? Math.min(1, room.width / view.width) : 1;
  return (
    <Box
      ref={stage}
      position="relative"
      height={{ base: "[60vh]", _smallViewport: { base: "[60dvh]", lg: "auto" }, lg: "auto" }}
      minHeight="[20rem]"
      overflow="hidden"
      bg="bg.sunken"
      borderWidth="thin"
    >
      {/* Out of the flow, because the frame's size follows the box. */}
      <chakra.iframe
        ref={frame}
        title={title}
        position="absolute"
        top="0"
        bg="bg.canvas"
        style={{
          width: view.width,
          height: room ? room.height / scale : firstHeight,
          left: room ? Math.max(0, (room.width - view.width) / 2) : 0,
          transform: `scale(${scale})`,
          transformOrigin: "top left",
          filter: view.vision === "usual" ? undefined : `url(#${view.vision})`,
        }}
      />
      <Text
        role="status"
        position="absolute"
        top="0"
        insetStart="0"
        textStyle="small"
        bg="bg.raised"
        css={{ "&:not(:empty)": { padding: "2" } }}
      >
        {isLoading && loading}
      </Text>
    </Box>
  );
}

/** Height of a frame in CSS pixels until it is measured. */
const firstHeight = 760;

/** Skips the page in the frame, which may have a hundred tab stops. Not a link, because the URL may contain edits. */
function Skip({ to, children }: { to: string; children: string }) {
  return (
    <Button variant="ghost" onClick={() => document.getElementById(to)?.focus()}>
      {children}
    </Button>
  );
}

function VisionFilters() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      {visions.map((vision) => (
        <filter key={vision} id={vision}>
          <feColorMatrix values={filterMatrix(vision)} />
        </filter>
      ))}
    </svg>
  );
}

/**
 * Scrolls the frame into view when Tab enters it. Its first tab stop is the skip link, which is fixed, and no browser
 * scrolls the outer page to a fixed element. A mouse press scrolls nothing, so that the page doesn't move under the
 * pointer.
 */
function useScrollWhenTabbedInto(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    let isTabDown = false;
    const onKey = ({ type, key }: KeyboardEvent) => {
      isTabDown = type === "keydown" && key === "Tab";
    };
    const onBlur = () => {
      if (isTabDown && document.activeElement === frame.current) frame.current?.scrollIntoView({ block: "nearest" });
      isTabDown = false;
    };
    const unmounted = new AbortController();
    for (const type of ["keydown", "keyup"] as const) addEventListener(type, onKey, unmounted);
    addEventListener("blur", onBlur, unmounted);
    return () => unmounted.abort();
  }, [frame]);
}

/** Returns the size of an element in CSS pixels, without its border. */
function useRoom(stage: RefObject<HTMLElement | null>): { width: number; height: number } | undefined {
  const [room, setRoom] = useState<{ width: number; height: number }>();
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      // A hidden panel has no size.
      if (width > 0 && height > 0) setRoom({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return room;
}

type ViewControlsProps = Omit<BenchPreviewProps, "theme" | "styles">;

function ViewControls({ view, onView, pages, words, modes, isWindow }: ViewControlsProps) {
  const styles = useSlotRecipe({ key: "toggleGroup" })();
  const set = (part: Partial<View>) => onView({ ...view, ...part });
  const shown = { ...view, path: producedBy(view).path.replace(/[?#].*/, "") };
  const choices: { [name in keyof View]?: { label: string; options: Readonly<Record<string, string>> } } = {
    path: { label: words.page, options: Object.fromEntries(pages.map(({ path, title }) => [path, title])) },
    state: { label: words.state, options: words.states },
    mode: { label: words.mode, options: modes },
    beside: { label: words.beside, options: { nothing: words.nothing, saved: words.savedTheme, ...modes } },
    width: {
      label: words.width,
      options: Object.fromEntries(previewWidths.map((width) => [width, words.pixels(width)])),
    },
    vision: { label: words.vision, options: words.visions },
  };
  const choose = (name: string, value: string) =>
    set({ [name]: name === "width" ? Number(value) : value, ...(name === "path" && { state: "usual" }) });
  return (
    <Grid
      gap="3"
      templateColumns={{ base: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))", lg: "repeat(3, minmax(0, 1fr))" }}
      alignItems="end"
    >
      {Object.entries(choices).map(([name, { label, options }]) => (
        <Choice
          key={name}
          label={label}
          value={String(shown[name as keyof View])}
          onChoose={(value) => choose(name, value)}
          options={options}
        />
      ))}
      <chakra.div role="group" aria-label={words.settings} css={styles.root} gridColumn="1 / -1">
        {switches.map((name) => (
          <Button
            key={name}
            variant="outline"
            css={styles.item}
            aria-pressed={view[name]}
            onClick={() => set({ [name]: !view[name] })}
          >
            {words.switches[name]}
          </Button>
        ))}
        {!isWindow && (
          <Button variant="ghost" onClick={openPreviewWindow}>
            {words.window}
          </Button>
        )}
      </chakra.div>
    </Grid>
  );
}
