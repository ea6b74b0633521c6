import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import type { RoleKey } from "../../../data/quiz/roles.ts";
import { RoleMarks } from "../../drawings/role-icon.tsx";
import { atItsPlace, type Segment, wheelSegments } from "../../wheel/geometry.ts";
import { Hub } from "../../wheel/hub.tsx";
import { placeClass } from "../../wheel/role-order.ts";
import { Frame, Group, Svg } from "../../wheel/wheel-svg.ts";

interface RolesWheelProps {
  /** Roles clockwise, in the order of the wheel's colors. */
  roles: readonly { key: RoleKey; name: string; to: string }[];
  /** Text in the center while no segment is hovered or focused. */
  middle: string;
  /** Text alternative for the wheel. */
  label: string;
}

/** The wheel without a result: all ten segments in full color, each a link to its role. */
export function RolesWheel({ roles, middle, label }: RolesWheelProps) {
  const id = useId();
  const segments = wheelSegments({ keys: roles.map(({ key }) => key), lit: [], turn: 0 });
  return (
    <Frame>
      <Svg viewBox="-466 -466 932 932" role="group" aria-label={label} css={styles}>
        <Group role="list">
          {segments.map((segment) => {
            const { name = "", to } = roles[segment.place] ?? {};
            const line = id + segment.key;
            return (
              <Group key={segment.key} role="listitem">
                <a href={to} className={`segment ${placeClass(segment.place)}`} aria-label={name}>
                  <Face segment={segment} />
                  <path id={line} d={segment.nameLine} />
                  <text className="name" dy=".35em">
                    <textPath href={`#${line}`} startOffset="50%">
                      {name}
                    </textPath>
                  </text>
                </a>
                <Hub names={[name]} />
              </Group>
            );
          })}
        </Group>
        <Hub names={[middle]} />
      </Svg>
    </Frame>
  );
}

const Marks = chakra("g", { base: { color: "wheel.gap", _highContrast: { color: "[Canvas]" } } });

function Face({ segment }: { segment: Segment<RoleKey> }) {
  const { key, ground, focus, icon } = segment;
  const [x, y] = icon.map((middle) => Math.round(middle - 24 * scale));
  return (
    <>
      <g transform={atItsPlace(segment)}>
        <path className="full" d={ground} />
        <path className="focus halo" d={focus} />
        <path className="focus ring" d={focus} />
      </g>
      <Marks transform={`matrix(${scale} 0 0 ${scale} ${x} ${y})`}>
        <RoleMarks role={key} />
      </Marks>
    </>
  );
}

/** Scale of an icon's own 48 units. */
const scale = 2.4;

const styles = {
  "& .full": { stroke: "[currentColor]", strokeWidth: "2" },
  "& .segment:hover .full": { strokeWidth: "12" },
};
