import { type ComponentType, type CSSProperties, type ReactNode, useId } from "react";
import type { RoleKey } from "../../data/quiz/roles.ts";
import { RoleMarks } from "../drawings/role-icon.tsx";
import { atItsPlace, praxisArcs, radii, type Segment, turnTo, wheelSegments } from "./geometry.ts";
import { Hub } from "./hub.tsx";
import { type Counts, placeClass, shareText, total } from "./role-order.ts";
import { TurningList, type TurningProps } from "./turning.ts";
import { Frame, Group, Svg } from "./wheel-svg.ts";

interface RoleWheelProps {
  /** Roles clockwise, in the order of the wheel's colors. */
  roles: readonly { key: RoleKey; name: string }[];
  counts?: Counts<RoleKey>;
  /** Total that the counts are part of. Defaults to their sum. */
  of?: number;
  /** The visitor's roles. The first is at the top. */
  lit: readonly [RoleKey, ...RoleKey[]];
  /**
   * Words on the three arcs. They are hidden from assistive technology, because the page includes them where it
   * explains praxis.
   */
  praxis: { self: string; home: string; work: string };
  /** Returns the URL of a role. Without it, the segments aren't links. */
  hrefOf?: (key: RoleKey) => string;
  /** Text alternative for the wheel. */
  label: string;
  /** Component that turns the list into place instead of the styles. Must be the same on every render. */
  Turning?: ComponentType<TurningProps>;
}

/**
 * The wheel of roles, turned to the visitor's role. Its list runs clockwise from the top, so the visitor's role comes
 * first.
 */
export function RoleWheel({ roles, counts, of, lit, praxis, hrefOf, label, Turning }: RoleWheelProps) {
  const id = useId();
  const keys = roles.map(({ key }) => key);
  const turn = turnTo(keys, lit[0]);
  const answers = of ?? (counts && total(counts));
  const entries = wheelSegments({ keys, counts, lit, turn }).map((segment) => ({
    segment,
    name: roles[segment.place]?.name ?? segment.key,
    share: answers ? shareText(segment.count, answers) : undefined,
  }));
  const own = entries.filter(({ segment }) => segment.isLit);
  const segments = entries.map(({ segment, name, share }) => (
    <Group key={segment.key} role="listitem">
      <Target segment={segment} href={hrefOf?.(segment.key)} label={share ? `${name}, ${share}` : name}>
        <Drawing segment={segment} />
        <TextLine className="name" id={`${id}${segment.key}`} line={segment.nameLine} text={name} />
      </Target>
      <Hub names={[name]} share={share} />
    </Group>
  ));
  return (
    <Frame>
      <Svg viewBox="-520 -520 1040 1040" role="group" aria-label={label}>
        <circle className="gap" r={radii.capFrom} />
        <Praxis id={id} words={[praxis.self, praxis.home, praxis.work]} />
        {Turning ? (
          <Turning turn={turn}>{segments}</Turning>
        ) : (
          <TurningList role="list" style={{ "--turned-back": `${-turn}deg` } as CSSProperties}>
            {segments}
          </TurningList>
        )}
        <Hub names={own.map(({ name }) => name)} share={own[0]?.share} />
      </Svg>
    </Frame>
  );
}

interface TargetProps {
  segment: Segment<RoleKey>;
  href: string | undefined;
  label: string;
  children: ReactNode;
}

/** Target of pointer, focus and press: a segment with everything drawn on it. */
function Target({ segment: { place, isLit }, href, label, children }: TargetProps) {
  const shared = {
    className: `segment ${placeClass(place)}`,
    "aria-label": label,
    "aria-current": isLit || undefined,
    children,
  };
  return href === undefined ? <Group role="img" {...shared} /> : <a href={href} {...shared} />;
}

function Drawing({ segment }: { segment: Segment<RoleKey> }) {
  const { key, isLit, background, depth, cap, focus, icon } = segment;
  const [x, y] = icon;
  const scale = isLit ? 2.25 : 1.8;
  const place = [scale, 0, 0, scale, x - 24 * scale, y - 24 * scale].map((value) => Math.round(value * 100) / 100);
  return (
    <>
      <g transform={atItsPlace(segment)}>
        <path className="background" d={background} />
        <path className="full" d={depth + cap} />
        <path className="focus halo" d={focus} />
        <path className="focus ring" d={focus} />
      </g>
      <circle className="bead" cx={Math.round(x)} cy={Math.round(y)} r={isLit ? 74 : 60} />
      <g transform={`matrix(${place.join(" ")})`}>
        <RoleMarks role={key} />
      </g>
    </>
  );
}

interface TextLineProps {
  className: string;
  /** Must be unique in the page. */
  id: string;
  line: string;
  text: string;
}

function TextLine({ className, id, line, text }: TextLineProps) {
  return (
    <>
      <path id={id} d={line} />
      <text className={className} dy=".35em">
        <textPath href={`#${id}`} startOffset="50%">
          {text}
        </textPath>
      </text>
    </>
  );
}

function Praxis({ id, words }: { id: string; words: readonly string[] }) {
  return (
    <Group aria-hidden="true">
      {praxisArcs().map(({ bands, wordLine }, index) => (
        <g key={bands}>
          <path className="praxis" d={bands} />
          <TextLine className="word" id={`${id}praxis${index}`} line={wordLine} text={words[index] ?? ""} />
        </g>
      ))}
    </Group>
  );
}
