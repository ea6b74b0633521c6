import { Button, chakra, Flex, Grid, Text, useSlotRecipe } from "@chakra-ui/react";
import { useId } from "react";
import type { designWords } from "../words/words.ts";
import type { WorkbenchWords } from "../words/workbench-words.ts";
import { Choice } from "./bench-field.tsx";
import { highScreen } from "./bench-shell.tsx";
import { openPreviewWindow } from "./use-windows.ts";
import { firstView, previewWidths, producedBy, switches, type View } from "./view.ts";

export interface ViewControlsProps {
  view: View;
  onView: (view: View) => void;
  pages: readonly { path: string; title: string }[];
  words: WorkbenchWords["preview"];
  modes: typeof designWords.modes;
  /**
   * Switch that shows the saved theme instead of the edited one. Undefined in the window that shows only the preview.
   */
  compare?: { isOn: boolean; onPress: () => void };
  /** True while the panel with the other controls is open. */
  isMoreOpen: boolean;
  onMore: (isOpen: boolean) => void;
}

type Choices = { [name in keyof View]?: { label: string; options: Readonly<Record<string, string>> } };

/** Controls for the page, the mode and the width, in one line. The other controls are in a panel below it. */
export function ViewControls(props: ViewControlsProps) {
  const { view, onView, pages, words, modes, isMoreOpen, onMore } = props;
  const panel = useId();
  const pixels = previewWidths.map((width) => [width, width === "full" ? words.full : words.pixels(width)]);
  const first: Choices = {
    path: { label: words.page, options: Object.fromEntries(pages.map(({ path, title }) => [path, title])) },
    mode: { label: words.mode, options: modes },
    width: { label: words.width, options: Object.fromEntries(pixels) },
  };
  const others: Choices = {
    state: { label: words.state, options: words.states },
    beside: { label: words.beside, options: { nothing: words.nothing, saved: words.savedTheme, ...modes } },
    vision: { label: words.vision, options: words.visions },
  };
  const inPanel = [...(Object.keys(others) as (keyof View)[]), ...switches];
  const countOn =
    inPanel.filter((name) => view[name] !== firstView[name]).length + Number(props.compare?.isOn ?? false);
  return (
    <>
      <Flex
        wrap={{ base: "wrap", sm: "nowrap" }}
        align="end"
        gap={{ base: "2", lg: "4" }}
        paddingX={{ base: "2", md: "4" }}
        paddingY="1"
        borderBottomWidth="thin"
        css={{ "& > div": { flex: "1 1 0", minWidth: "20" }, "& > div:first-of-type": { lg: { flex: "2 1 0" } } }}
      >
        <ViewChoices choices={first} view={view} onView={onView} isInline />
        <Button
          variant="ghost"
          paddingX="3"
          aria-expanded={isMoreOpen}
          aria-controls={panel}
          onClick={() => onMore(!isMoreOpen)}
        >
          {words.more(countOn)}
        </Button>
      </Flex>
      <Grid
        id={panel}
        hidden={!isMoreOpen}
        gap="3"
        padding={{ base: "2", md: "4" }}
        borderBottomWidth="thin"
        bg="bg.sunken"
        templateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))"
        css={{ "&[hidden]": { display: "none" }, [highScreen]: { maxHeight: "[50vh]", overflowY: "auto" } }}
      >
        <ViewChoices choices={others} view={view} onView={onView} />
        <Switches {...props} />
        <Text textStyle="small" color="fg.muted" gridColumn="1 / -1">
          {words.limits}
        </Text>
      </Grid>
    </>
  );
}

interface ViewChoicesProps extends Pick<ViewControlsProps, "view" | "onView"> {
  choices: Choices;
  isInline?: boolean;
}

function ViewChoices({ choices, view, onView, isInline }: ViewChoicesProps) {
  const shown = { ...view, path: producedBy(view).path.replace(/[?#].*/, "") };
  const choose = (name: string, value: string) => {
    const chosen = name === "width" && value !== "full" ? Number(value) : value;
    onView({ ...view, [name]: chosen, ...(name === "path" && { state: "usual" }) });
  };
  return Object.entries(choices).map(([name, { label, options }]) => (
    <Choice
      key={name}
      label={label}
      isInline={isInline}
      value={String(shown[name as keyof View])}
      onChoose={(value) => choose(name, value)}
      options={options}
    />
  ));
}

function Switches({ view, onView, words, compare }: ViewControlsProps) {
  const styles = useSlotRecipe({ key: "toggleGroup" })();
  const listed = [
    ...switches.map((name) => ({
      label: words.switches[name],
      isOn: view[name],
      onPress: () => onView({ ...view, [name]: !view[name] }),
    })),
    ...(compare ? [{ label: words.compare, ...compare }] : []),
  ];
  return (
    <chakra.div role="group" aria-label={words.settings} css={styles.root} gridColumn="1 / -1">
      {listed.map(({ label, isOn, onPress }) => (
        <Button key={label} variant="outline" css={styles.item} aria-pressed={isOn} onClick={onPress}>
          {label}
        </Button>
      ))}
      {compare && (
        <Button variant="ghost" onClick={openPreviewWindow}>
          {words.window}
        </Button>
      )}
    </chakra.div>
  );
}
