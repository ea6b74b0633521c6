import { Box, Button, chakra, Grid, Text, VisuallyHidden } from "@chakra-ui/react";
import { filterMatrix, visions } from "@kindred-ground/tokens/color/color-vision.ts";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { highScreen } from "./bench-shell.tsx";
import type { LiveTheme } from "./edits.ts";
import type { LiveStyles } from "./live-styles.ts";
import { usePreview } from "./use-preview.ts";
import { savedTheme } from "./use-workbench.ts";
import type { View } from "./view.ts";
import { ViewControls, type ViewControlsProps } from "./view-controls.tsx";

interface BenchPreviewProps extends ViewControlsProps {
  /** The edited theme, or the saved one while it is shown for comparison. */
  theme: LiveTheme;
  styles: LiveStyles | undefined;
}

const before = "before-preview";
const after = "after-preview";

export function BenchPreview({ theme, styles, ...controls }: BenchPreviewProps) {
  const { view, pages, words, modes } = controls;
  const page = pages.find(({ path }) => path === view.path)?.title ?? view.path;
  const title = view.state === "usual" ? page : words.states[view.state];
  const { beside } = view;
  return (
    <Box
      as="section"
      aria-labelledby="preview"
      gridArea="preview"
      display="flex"
      flexDirection="column"
      minWidth="0"
      position="relative"
      bg="bg.raised"
    >
      <VisuallyHidden asChild>
        <h2 id="preview">{words.title}</h2>
      </VisuallyHidden>
      <ViewControls {...controls} />
      <Skip id={before} to={after}>
        {words.skip}
      </Skip>
      <VisionFilters />
      <Grid
        templateColumns={beside === "nothing" ? "minmax(0, 1fr)" : "repeat(2, minmax(0, 1fr))"}
        gap="1"
        flex="1 1 0"
        bg="bg.sunken"
        css={{ minHeight: "[20rem]", [highScreen]: { minHeight: "40" } }}
      >
        {/* Another state needs another load, even of the same page. */}
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
      <Skip id={after} to={before}>
        {words.skipBack}
      </Skip>
    </Box>
  );
}

interface PreviewFrameProps extends Pick<BenchPreviewProps, "theme" | "styles"> {
  view: View;
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
  const width = view.width === "full" ? (room?.width ?? firstSize.width) : view.width;
  const scale = room ? Math.min(1, room.width / width) : 1;
  return (
    <Box ref={stage} position="relative" minWidth="0" overflow="hidden">
      {/* The frame is out of the flow, because its size follows the box's size. */}
      <chakra.iframe
        ref={frame}
        title={title}
        position="absolute"
        top="0"
        bg="bg.canvas"
        style={{
          width,
          height: room ? room.height / scale : firstSize.height,
          left: room ? Math.max(0, (room.width - width) / 2) : 0,
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

/** Size of a frame in CSS pixels until it is measured. */
const firstSize = { width: 390, height: 760 };

/**
 * Skips the page in the frame, which may have a hundred tab stops. The button is visible only while it has the focus.
 * It is not a link, because the URL may contain edits.
 */
function Skip({ id, to, children }: { id: string; to: string; children: string }) {
  return (
    <Button
      id={id}
      variant="outline"
      position="absolute"
      zIndex="sticky"
      insetEnd="4"
      bottom="4"
      bg="bg.raised"
      css={{ "&:not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" } }}
      onClick={() => document.getElementById(to)?.focus()}
    >
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

/** Returns the size of an element's content in CSS pixels, or undefined before it is measured. */
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
