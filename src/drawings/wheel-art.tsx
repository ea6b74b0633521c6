import { type ReactNode, useId } from "react";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import * as quilt from "./quilt.ts";
import { petal, praxisArc, segmentMiddle, segments } from "./wheel-ornament.ts";

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

interface PatchProps {
  /** Index of the segment, clockwise from twelve o'clock. */
  at: number;
  ground: "deep" | "line";
  /** ID of the clip path in the patch's shape. */
  clip: string;
  children: ReactNode;
}

function Patch({ at, ground, clip, children }: PatchProps) {
  return (
    <g className="patch" transform={turn(at)} clipPath={`url(#${clip})`}>
      <path className={`${ground} fill`} d={quilt.patch} />
      {children}
    </g>
  );
}

function Sky({ clip }: { clip: string }) {
  return quilt.skies.map(({ stars, dust }, night) => (
    <Patch key={stars} at={7 + night} ground="deep" clip={clip}>
      <path className="line fill" d={quilt.stairs(night)} />
      {quilt.skies.slice(0, night).map((_, earlier) => (
        <path key={earlier} className="deep" strokeWidth="4" d={quilt.stairs(earlier)} />
      ))}
      <path className="glow" strokeWidth="9" d={quilt.stairs(night)} />
      <path className="glow fill" d={stars} />
      <path className="on-deep" strokeWidth="9" d={dust} />
    </Patch>
  ));
}

function Dome({ at, clip }: { at: number; clip: string }) {
  return (
    <Patch at={at} ground="deep" clip={clip}>
      <path className="on-deep" strokeWidth="22" d={quilt.domes} />
      <circle className="glow fill" cy="-217" r="34" />
    </Patch>
  );
}

function Land({ clip }: { clip: string }) {
  return (
    <>
      <Patch at={3} ground="line" clip={clip}>
        <path className="deep fill" d={quilt.leaf} />
        <path className="on-deep" d={quilt.veins} />
      </Patch>
      {[4, 5].map((at) => (
        <Patch key={at} at={at} ground="deep" clip={clip}>
          <path className="on-deep" d={quilt.land()} transform={`rotate(${-segmentMiddle(at)})`} />
        </Patch>
      ))}
      <Patch at={6} ground="line" clip={clip}>
        <path className="deep" strokeWidth="22" d={quilt.rows} />
        <path className="glow" strokeWidth="11" strokeDasharray="0 29" d={quilt.rows} />
      </Patch>
    </>
  );
}

function Sun() {
  return (
    <>
      {Array.from({ length: segments }, (_, index) => (
        <path key={index} className="clay fill" d={petal(74, 168, 54)} transform={turn(index)} />
      ))}
      <circle className="glow fill" r="58" />
    </>
  );
}

function Nests({ clip }: { clip: string }) {
  return (
    <>
      <Dome at={0} clip={clip} />
      <Patch at={1} ground="line" clip={clip}>
        <path className="deep" strokeWidth="22" d={quilt.bowls} />
        <path className="glow fill" d={quilt.eggs} />
      </Patch>
      <Dome at={2} clip={clip} />
    </>
  );
}

/** The patches by the palette of their branch. */
const patches = { night: Sky, plum: Nests, fern: Land };

/** The pointer lifts a patch away from the center, and the focus lifts all patches of the branch. */
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
  branches: readonly { name: string; path: string; palette: keyof typeof patches }[];
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
        <path d={quilt.patch} />
      </clipPath>
      <g transform="translate(600 600)">
        <Sun />
        {branches.map(({ name, path, palette }) => {
          const Patches = patches[palette];
          return (
            <a key={path} href={path} className={palette} aria-label={name}>
              <Patches clip={clip} />
              <text dy=".35em">{name}</text>
            </a>
          );
        })}
        <circle className="clay" r="552" strokeWidth="4" strokeDasharray="0 24" />
        <path className="clay" strokeWidth="16" d={praxisArc(0, 526) + praxisArc(2, 526)} />
        <path className="glow" strokeWidth="16" d={praxisArc(1, 526)} />
      </g>
    </Drawing>
  );
}
