import { Group } from "./wheel-svg.ts";

interface HubProps {
  /** The names to be shown. */
  names: readonly string[];
  /** How many of the answers each of them has. */
  share?: string | undefined;
}

interface Line {
  text: string;
  /** From the line above, in em. */
  leading: number;
}

/** The middle of the wheel has room for three lines. */
const most = 3;

/** What stands in the middle of the wheel: a line for each word, and how many answers there were, if that fits too. */
export function Hub({ names, share }: HubProps) {
  const all = names.flatMap(linesOf);
  const lines = all.length <= most ? all : linesOf(names[0] ?? "");
  const below = lines.length < most ? share : undefined;
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

/** The words of a name stand closer to each other than two names do. */
function linesOf(name: string): Line[] {
  return name.split(" ").map((text, index) => ({ text, leading: index === 0 ? 1.4 : 1 }));
}
