import { Box, Button, chakra, Grid, Text, useSlotRecipe } from "@chakra-ui/react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { designWords } from "../../../data/design/words.ts";
import type { WorkbenchWords } from "../../../data/design/workbench-words.ts";
import type { Mode } from "../../../theme/conditions.ts";
import { ToggleGroup } from "../../components/toggle-group.tsx";
import { filterMatrix, visions } from "../../design/workbench/color-vision.ts";
import { previewWidths, switches, type View } from "../../design/workbench/view.ts";
import { Choice } from "./bench-field.tsx";
import { BenchPanel } from "./bench-panel.tsx";

interface BenchPreviewProps {
  frame: RefObject<HTMLIFrameElement | null>;
  view: View;
  onView: (view: View) => void;
  pages: readonly { path: string; title: string }[];
  words: WorkbenchWords["preview"];
  modes: typeof designWords.modes;
}

const id = "preview";

/** Height of the frame's viewport in CSS pixels. */
const height = 760;

export function BenchPreview({ frame, view, onView, pages, words, modes }: BenchPreviewProps) {
  const stage = useRef<HTMLDivElement>(null);
  const scale = useScale(stage, view.width);
  useScrollWhenTabbedInto(frame);
  const title = pages.find(({ path }) => path === view.path)?.title ?? view.path;
  return (
    <BenchPanel id={id} title={words.title}>
      <ViewControls view={view} onView={onView} pages={pages} words={words} modes={modes} />
      <VisionFilters />
      <Skip to="verdict">{words.skip}</Skip>
      <Box
        ref={stage}
        marginTop="3"
        overflow="hidden"
        bg="bg.sunken"
        borderWidth="thin"
        style={{ height: height * scale }}
      >
        <chakra.iframe
          ref={frame}
          title={words.frame(title)}
          display="block"
          marginX="auto"
          bg="bg.canvas"
          style={{
            width: view.width,
            height,
            transform: `scale(${scale})`,
            transformOrigin: scale < 1 ? "top left" : "top",
            filter: view.vision === "usual" ? undefined : `url(#${view.vision})`,
          }}
        />
      </Box>
      <Text textStyle="small" color="fg.muted" marginTop="3">
        {words.limits}
      </Text>
      <Skip to={id}>{words.skipBack}</Skip>
    </BenchPanel>
  );
}

/** Skips the page in the frame, which may have a hundred tab stops. Not a link, because the URL may contain edits. */
function Skip({ to, children }: { to: string; children: string }) {
  return (
    <Button variant="ghost" marginTop="3" onClick={() => document.getElementById(to)?.focus()}>
      {children}
    </Button>
  );
}

function VisionFilters() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false">
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
    addEventListener("keydown", onKey);
    addEventListener("keyup", onKey);
    addEventListener("blur", onBlur);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("keyup", onKey);
      removeEventListener("blur", onBlur);
    };
  }, [frame]);
}

/** Returns the scale at which a frame of `width` pixels fits, at most 1. */
function useScale(stage: RefObject<HTMLDivElement | null>, width: number): number {
  const [room, setRoom] = useState(width);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return room > 0 ? Math.min(1, room / width) : 1;
}

type ViewControlsProps = Omit<BenchPreviewProps, "frame">;

function ViewControls({ view, onView, pages, words, modes }: ViewControlsProps) {
  const styles = useSlotRecipe({ key: "toggleGroup" })();
  const set = (part: Partial<View>) => onView({ ...view, ...part });
  return (
    <Grid gap="4" templateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))" alignItems="end">
      <Choice label={words.page} value={view.path} onChoose={(path) => set({ path })}>
        {pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </Choice>
      <Choice label={words.mode} value={view.mode} onChoose={(mode) => set({ mode: mode as Mode })}>
        {Object.entries(modes).map(([mode, label]) => (
          <option key={mode} value={mode}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice label={words.vision} value={view.vision} onChoose={(vision) => set({ vision: vision as View["vision"] })}>
        {Object.entries(words.visions).map(([vision, label]) => (
          <option key={vision} value={vision}>
            {label}
          </option>
        ))}
      </Choice>
      <ToggleGroup
        label={words.width}
        options={previewWidths.map((width) => ({ value: width, label: words.pixels(width) }))}
        chosen={view.width}
        onChoose={(width) => set({ width })}
        gridColumn="1 / -1"
      />
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
      </chakra.div>
    </Grid>
  );
}
