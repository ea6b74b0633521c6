import { useId } from "react";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import { outline, type Patch, patches, sun } from "./quilt.ts";
import { praxisArc, segmentMiddle, segments } from "./wheel-ornament.ts";

const turn = (index: number) => `rotate(${segmentMiddle(index)})`;

/** Colors of the three branches. Naming each tone costs less than including three whole palettes. */
const hues = Object.fromEntries([
  ["& .clay", { color: "clay.solid" }],
  ...["night", "plum", "fern"].flatMap((hue) => [
    [`& .${hue} .deep`, { color: `${hue}.deep` }],
    [
      `& .${hue} .line`,
      {
        color: { base: `${hue}.line`, _mixes: `[color-mix(in oklab, {colors.${hue}.line} 75%, {colors.${hue}.deep})]` },
      },
    ],
    [`& .${hue} .on-deep`, { color: `${hue}.deepLine` }],
  ]),
]);

function QuiltPatch({ at, background, marks, clip }: Patch & { clip: string }) {
  return (
    <g className="patch" transform={turn(at)} clipPath={`url(#${clip})`}>
      <path className={`${background} fill`} d={outline} />
      {marks.map(({ ink, d, width, dash, isUpright }) => (
        <path
          key={`${ink} ${d}`}
          className={ink}
          strokeWidth={width}
          strokeDasharray={dash}
          transform={isUpright && `rotate(${-segmentMiddle(at)})`}
          d={d}
        />
      ))}
    </g>
  );
}

/** The pointer lifts a patch, and the focus lifts all patches of a branch. Either one shows the branch's name. */
const liftsAndNames = {
  "& a:focus-visible .patch, & a .patch:hover": { scale: "1.04" },
  "& a:not(:hover, :focus-visible) text": { visibility: "hidden" },
  // The outline covers the sun around the letters.
  "& text": {
    fill: "fg.default",
    stroke: "bg.canvas",
    strokeWidth: "60",
    paintOrder: "stroke",
    fontFamily: "heading",
    fontSize: "[52px]",
    fontWeight: "semibold",
    textAnchor: "middle",
  },
};

interface WheelQuiltProps extends DrawingProps {
  /** Text alternative for the group of links. */
  label: string;
  branches: readonly { name: string; path: string; palette: Patch["hue"] }[];
}

/**
 * The wheel as a quilt of ten patches: night sky, nests and land around the sun, with the three arcs of praxis around
 * them. The patches of a branch link to its page.
 */
export function WheelQuilt({ label, branches, ...rest }: WheelQuiltProps) {
  const clip = useId();
  return (
    <Drawing
      size={[1200, 1200]}
      aria-hidden={undefined}
      role="group"
      aria-label={label}
      css={{ "@media (forced-colors: none)": hues, ...liftsAndNames }}
      {...rest}
    >
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g transform="translate(600 600)">
        {Array.from({ length: segments }, (_, index) => (
          <path key={index} className="clay fill" d={sun.leaf} transform={turn(index)} />
        ))}
        <circle className="glow fill" r={sun.disc} />
        {branches.map(({ name, path, palette }) => (
          <a key={path} href={path} className={palette} aria-label={name}>
            {patches()
              .filter(({ hue }) => hue === palette)
              .map((patch) => (
                <QuiltPatch key={patch.at} {...patch} clip={clip} />
              ))}
            <text dy=".35em">{name}</text>
          </a>
        ))}
        <circle className="clay" r="552" strokeWidth="4" strokeDasharray="0 24" />
        <path className="clay" strokeWidth="16" d={praxisArc(0, 526) + praxisArc(2, 526)} />
        <path className="glow" strokeWidth="16" d={praxisArc(1, 526)} />
      </g>
    </Drawing>
  );
}
