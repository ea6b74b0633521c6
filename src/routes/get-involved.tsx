import { hero, impact, unsure, waysIn } from "../../data/get-involved.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { InvolvedHero, Plates, UndecidedHelper, WaysIn } from "../sections/get-involved/ways-in.tsx";

export const meta = pageMeta("/get-involved");

export default function GetInvolved() {
  return (
    <>
      <InvolvedHero {...hero} />
      {waysIn.map((ways) => (
        <WaysIn key={ways.kind} {...ways} />
      ))}
      <Plates {...impact} />
      <UndecidedHelper {...unsure} />
    </>
  );
}
