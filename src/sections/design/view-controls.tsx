import { Button } from "@chakra-ui/react/button";
import { Grid } from "@chakra-ui/react/grid";
import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import type { Mode } from "../../../theme/conditions.ts";
import { ToggleGroup } from "../../components/toggle-group.tsx";
import { previewWidths, switches, type View } from "../../design/workbench/view.ts";
import { Choice } from "./bench-field.tsx";
import type { BenchPreviewProps } from "./bench-preview.tsx";

type ViewControlsProps = Omit<BenchPreviewProps, "frame">;

export function ViewControls({ view, onView, pages, words, modes }: ViewControlsProps) {
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
