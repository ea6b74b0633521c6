import { Box } from "@chakra-ui/react/box";
import type { WorkbenchWords } from "../../../data/design/workbench-words.ts";
import { rampName, stepName } from "../../design/color-rows.ts";
import type { LiveTheme } from "../../design/workbench/live-theme.ts";
import { Choice } from "./bench-field.tsx";

interface AliasEditorProps {
  /** Path of the color, such as `color.clay.600`. */
  target: string;
  live: LiveTheme;
  onChange: (value: string) => void;
  words: WorkbenchWords["editor"];
}

/** Chooses the ramp step of a semantic color. */
export function AliasEditor({ target, live, onChange, words }: AliasEditorProps) {
  const { ramps } = live.colors;
  const ramp = target.slice(0, target.lastIndexOf("."));
  const steps = ramps.get(ramp) ?? [];
  const chooseRamp = (path: string) => {
    const others = ramps.get(path) ?? [];
    const same = others.find((step) => stepName(step.path) === stepName(target)) ?? others[0];
    if (same) onChange(`{${same.path}}`);
  };
  return (
    <>
      <Box
        height="20"
        borderRadius="panel"
        borderWidth="thin"
        forcedColorAdjust="none"
        style={{ background: steps.find(({ path }) => path === target)?.hex }}
      />
      <Choice label={words.ramp} value={ramp} onChoose={chooseRamp}>
        {[...ramps.keys()].map((path) => (
          <option key={path} value={path}>
            {rampName(path)}
          </option>
        ))}
      </Choice>
      <Choice label={words.step} value={target} onChoose={(path) => onChange(`{${path}}`)}>
        {steps.map(({ path, hex }) => (
          <option key={path} value={path}>
            {stepName(path)} {hex}
          </option>
        ))}
      </Choice>
    </>
  );
}
