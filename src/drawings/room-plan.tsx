import type { Pod, Room, RoomKey } from "../../data/school.ts";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import { dots, type Point, ring } from "./pen.ts";

/** Middle of each room's name, in a 400 x 400 drawing. */
const nameAt: Record<RoomKey, Point> = {
  "block-room": [115, 60],
  "swing-room": [285, 60],
  "quiet-room": [95, 264],
  kitchen: [265, 252],
  garden: [200, 366],
};

/** Floors of the two rooms that pods use. */
const floors = "M30 30h340v180h-340z";

/** Walls around the rooms. Each gap is a door, and each room has one to the garden. */
const outerWalls = "M30 82v-52h340v52M370 120v206h-56M276 326h-246v-36M30 252v-132";
const innerWalls = "M200 30v46M200 114v96M30 210h54M122 210h124M284 210h86M160 210v26M160 274v52";

const fence = "M160 392h-136a16 16 0 0 1-16-16v-352a16 16 0 0 1 16-16h352a16 16 0 0 1 16 16v352a16 16 0 0 1-16 16h-136";
const gate = "M160 382v12M240 382v12";
const table = "M214 288h102";
const cushions = ring([78, 296], 9) + ring([114, 298], 9);
const bushes = ring([56, 360], 12) + ring([344, 362], 14) + ring([320, 370], 9);

/** Distance between the baselines of a pod's text. */
const line = 28;

const rowLength = 4;

function childrenAt([x, y]: Point, count: number): string {
  return Array.from({ length: count }, (_, child) =>
    ring([x + ((child % rowLength) - (rowLength - 1) / 2) * 26, y + Math.floor(child / rowLength) * 22], 7),
  ).join("");
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export interface PlannedPod {
  room: Pod["room"];
  /** Name for use in a sentence: "younger pod". */
  name: string;
  /** Names of people. */
  adults: readonly string[];
}

interface RoomPlanProps extends Omit<DrawingProps, "color"> {
  rooms: readonly { key: RoomKey; name: Room["name"] }[];
  pods: readonly PlannedPod[];
  /** Maximum number of children in a pod. */
  podLimit: number;
}

/** The school from above, with every pod in its room: an open ring for each child's place, and a dot for each adult. */
export function RoomPlan({ rooms, pods, podLimit, ...rest }: RoomPlanProps) {
  return (
    <Drawing size={[400, 400]} tinted color="fg.default" {...rest}>
      <path className="soft fill" fillOpacity="0.6" d={floors} />
      <path className="soft" strokeWidth="4" strokeDasharray="0 11" d={fence} />
      <path className="line fill" d={bushes + cushions} />
      <path className="line" strokeWidth="14" d={table} />
      <path className="solid" strokeWidth="5" d={innerWalls} />
      <path className="solid" strokeWidth="8" d={outerWalls + gate} />
      <g fill="currentColor" stroke="none" fontSize="21" textAnchor="middle">
        {rooms.map(({ key, name }) => (
          <text key={key} x={nameAt[key][0]} y={nameAt[key][1]} fontWeight="600">
            {capitalized(name)}
          </text>
        ))}
        {pods.map((pod) => (
          <PodMarks key={pod.name} pod={pod} at={nameAt[pod.room]} podLimit={podLimit} />
        ))}
      </g>
    </Drawing>
  );
}

function PodMarks({ pod: { name, adults }, at: [x, y], podLimit }: { pod: PlannedPod; at: Point; podLimit: number }) {
  const first = y + 101;
  const places = dots(adults.map((_, index): Point => [x - 46, first - 7 + index * line]));
  return (
    <>
      <text x={x} y={y + 24}>
        {capitalized(name)}
      </text>
      <path fill="none" stroke="currentColor" strokeWidth="3" d={childrenAt([x, y + 46], podLimit)} />
      <path stroke="currentColor" strokeWidth="20" d={places} />
      <path className="glow" stroke="currentColor" strokeWidth="15" d={places} />
      <g textAnchor="start">
        {adults.map((adult, index) => (
          <text key={adult} x={x - 30} y={first + index * line}>
            {adult}
          </text>
        ))}
      </g>
    </>
  );
}
