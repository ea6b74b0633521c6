import { workbenchWords } from "../../data/design/workbench-words.ts";
import type { State } from "../state.ts";

function withEdits(edits: Readonly<Record<string, unknown>>): string {
  return `/design/workbench#edits=${encodeURIComponent(JSON.stringify(edits))}`;
}

const paleClay = {
  "color.tokens.json#color.clay.600": { colorSpace: "oklch", components: [0.72, 0.14, 38.9] },
};

export const workbenchStates: readonly State[] = [
  {
    name: "pairs too low",
    needs: "scripts",
    address: withEdits(paleClay),
    steps: (tab) => tab.getByText("fall below their ratio").waitFor(),
  },
  {
    name: "a color by purpose",
    needs: "scripts",
    async steps(tab) {
      const { group } = workbenchWords.picker;
      const choice = tab.getByLabel(group, { exact: true });
      await choice.selectOption({ label: "color.fg" });
      await tab.getByLabel(workbenchWords.editor.step, { exact: true }).waitFor();
    },
  },
  {
    name: "a curve",
    needs: "scripts",
    async steps(tab) {
      await tab.getByLabel(workbenchWords.picker.group, { exact: true }).selectOption({ label: "easings" });
      await tab.getByRole("button", { name: workbenchWords.editor.play }).waitFor();
    },
  },
];
