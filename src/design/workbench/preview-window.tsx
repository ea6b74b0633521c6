import { Box } from "@chakra-ui/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { resolver, tokenFiles } from "../../../theme/token-files.ts";
import type { BenchProps } from "./bench.tsx";
import { BenchPreview } from "./bench-preview.tsx";
import { BenchShell } from "./bench-shell.tsx";
import { type Edits, liveTheme } from "./edits.ts";
import { useLiveStyles } from "./use-preview.ts";
import { useWindows } from "./use-windows.ts";
import { firstView, type View } from "./view.ts";

/**
 * Shows only the preview, with the edits and the view of a workbench in another window. The rest of the page is inert
 * behind the dialog.
 */
export function PreviewWindow({ words, design, trail, pages }: BenchProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [edits, setEdits] = useState<Edits>({});
  const [view, setView] = useState(firstView);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const send = useWindows(undefined, (news) => {
    if (news.edits) setEdits(news.edits);
    if (news.view) setView(news.view);
  });
  const theme = useMemo(() => liveTheme(tokenFiles, resolver, edits), [edits]);
  const styles = useLiveStyles();
  useEffect(() => {
    const element = dialog.current;
    // Firefox before 98 has no dialogs. There, the box covers the page, which the keyboard still reaches.
    if (!element) return;
    if (element.showModal) element.showModal();
    else element.setAttribute("open", "");
  }, []);
  return (
    <BenchShell title={words.title} trail={trail}>
      <Box
        asChild
        css={{
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gridTemplateRows: "minmax(0, 1fr)",
          gridTemplateAreas: '"preview"',
          padding: "0",
          borderWidth: "0",
          position: "fixed",
          inset: "0",
          zIndex: "skipLink",
          width: "[100vw]",
          height: { base: "[100vh]", _smallViewport: "[100dvh]" },
          maxWidth: "[none]",
          maxHeight: "[none]",
          overflow: "auto",
          bg: "bg.sunken",
          color: "fg.default",
        }}
      >
        <dialog ref={dialog} aria-label={words.preview.inWindow}>
          <BenchPreview
            theme={theme}
            styles={styles}
            view={view}
            onView={(next: View) => {
              setView(next);
              send({ view: next });
            }}
            pages={pages}
            words={words.preview}
            modes={design.modes}
            isMoreOpen={isMoreOpen}
            onMore={setMoreOpen}
          />
        </dialog>
      </Box>
    </BenchShell>
  );
}
