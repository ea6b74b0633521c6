import { Box } from "@chakra-ui/react/box";
import { useLoaderData } from "react-router-dom";
import { pageAt } from "../../data/pages.ts";
import { studyOffers, studyOpeningsAt, studyPage } from "../../data/study.ts";
import { trailOver } from "../../data/trails.ts";
import { builtAt } from "../components/use-hydrated.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { breadcrumbList } from "../layout/structured-data.ts";
import { StudyEquity, StudyHero, StudyOffer, StudyOrMembership } from "../sections/study/study-offer.tsx";

const trail = trailOver("/academy");

export const meta = () => [...pageMeta("/academy/study")(), ...breadcrumbList(trail, pageAt("/academy/study"))];

/** Runs at build time. The text is made from plans and programs, which don't reach the browser. */
export function loader() {
  return { offers: studyOffers, words: studyPage, openings: studyOpeningsAt(builtAt) };
}

/** From light to dark as the offers grow. */
const tones = ["canvas", "tint", "deep"] as const;

export default function StudyRoute() {
  const { offers, words, openings } = useLoaderData<typeof loader>();
  return (
    <Box colorPalette="night">
      <StudyHero title={words.title} lead={words.lead} trail={trail} offers={offers} />
      {offers.map((offer, index) => (
        <StudyOffer
          key={offer.key}
          offer={offer}
          tone={tones[index] ?? "canvas"}
          words={words}
          opens={openings[offer.key]}
        />
      ))}
      <StudyOrMembership {...words.membership} payNote={words.payNote} />
      <StudyEquity {...words.equity} />
    </Box>
  );
}
