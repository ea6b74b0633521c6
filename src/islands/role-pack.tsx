import { pillarByKey, pillars } from "../../data/quiz/pillars.ts";
import { rolePackCopy } from "../../data/quiz/role-pack-copy.ts";
import { roleByKey, roles } from "../../data/quiz/roles.ts";
import { recommendedPrograms } from "../../data/recommended-programs.ts";
import { site } from "../../data/site.ts";
import { longDate } from "../components/dates.ts";
import { deviceZone } from "../components/device-zone.ts";
import { useFragment } from "../components/use-address.ts";
import { useNow } from "../components/use-hydrated.ts";
import { programIn } from "../quiz/quiz-content.ts";
import { packFileName, readPack } from "../quiz/role-pack.ts";
import { PackMissing } from "../sections/role-pack/pack-missing.tsx";
import { PackPage } from "../sections/role-pack/pack-page.tsx";

export function RolePack() {
  const hash = useFragment();
  const now = useNow();
  const pack = readPack(hash, { roles, pillars, programs: recommendedPrograms });
  if (!pack) return <PackMissing words={rolePackCopy.missing} isUnreadable={hash !== ""} />;

  const role = roleByKey(pack.role);
  return (
    <PackPage
      // Remounts for each pack, so that each prints separately even if another pack was open before.
      key={hash}
      fileTitle={packFileName(pack).replace(/\.pdf$/, "")}
      words={rolePackCopy}
      own={pack.secondary ? [role, roleByKey(pack.secondary)] : [role]}
      roles={roles}
      counts={pack.counts}
      pillars={pack.pillars.map(pillarByKey)}
      programs={pack.programs.map((slug) => programIn(recommendedPrograms, slug))}
      organization={site.name}
      origin={site.origin}
      date={longDate(now.toISOString(), deviceZone(site.timeZone))}
    />
  );
}
