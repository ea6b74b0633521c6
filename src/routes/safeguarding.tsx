import { policyWords } from "../../data/policy.ts";
import { roomPlan, safeguarding } from "../../data/safeguarding.ts";
import { rooms } from "../../data/school.ts";
import { microSchool } from "../../data/site.ts";
import { trailOver } from "../../data/trails.ts";
import { pageMetaBelow } from "../layout/structured-data.ts";
import { RoomFigure } from "../sections/erins-place/school.tsx";
import { PolicyPage } from "../sections/policy/policy-page.tsx";

const trail = trailOver("/erins-place");

export const meta = pageMetaBelow(trail, "/erins-place/safeguarding");

export default function Safeguarding() {
  return (
    <PolicyPage
      policy={safeguarding}
      words={policyWords}
      colorPalette="plum"
      trail={trail}
      picture={<RoomFigure {...roomPlan} rooms={rooms} podLimit={microSchool.podLimit} />}
    />
  );
}
