import { Group } from "./wheel-svg.ts";

interface HubProps {
  names: readonly string[];
  /** Number of answers that each name has, as text. */
  share?: string | undefined;
}

interface Line {
  text: string;
  /** Distance from the line above, in em. */
  leading: number;
}

/** Maximum number of lines in the center of the wheel. */
const maxLines = 3;

/**
 * Text in the center of the wheel: a line for each word of the names. If there are too many lines, shows only the first
 * name. The number of answers follows if it fits.
 */
export function Hub({ names, share }: HubProps) {
  const all = names.flatMap(linesOf);
  const lines = all.length <= maxLines ? all : linesOf(names[0] ?? "");
  const below = lines.length < maxLines ? share : undefined;
  const height = lines.slice(1).reduce((sum, { leading }) => sum + leading, below ? 1.7 : 0.66);
  return (
    <Group className="hub" aria-hidden="true">
      <text>
        {lines.map(({ text, leading }, index) => (
          <tspan
            key={text}
            x="0"
            {...(index === 0 ? { y: `${(0.66 - height / 2).toFixed(2)}em` } : { dy: `${leading}em` })}
          >
            {text}
          </tspan>
        ))}
        {below && (
          <tspan className="share" x="0" dy="1.3em">
            {below}
          </tspan>
        )}
      </text>
    </Group>
  );
}

/** Splits a name into lines. The words of one name are closer together than two names are. */
function linesOf(name: string): Line[] {
  return name.split(" ").map((text, index) => ({ text, leading: index === 0 ? 1.4 : 1 }));
}
