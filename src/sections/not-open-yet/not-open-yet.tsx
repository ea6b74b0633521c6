import type { WayOut, waysOutWords } from "../../../data/ways-out.ts";
import { SmartLink } from "../../components/links.tsx";
import { Eyebrow, Flow, H1, H2, Lead, Section } from "../../components/section.tsx";

interface NotOpenYetProps {
  words: typeof waysOutWords;
  /** Links whose URLs are samples. */
  ways: readonly WayOut[];
}

const hiddenUnlessNamed = { "&:not(:target)": { display: "none" } };

/** Shows the offer that the URL names, its price, and the way back. Any other URL shows one sentence. */
export function NotOpenYet({ words, ways }: NotOpenYetProps) {
  return (
    <Section tone="tint" isTall labelledBy="not-open-title">
      <H1 id="not-open-title" tabIndex={-1} outline="none" boxShadow="[none]">
        {words.title}
      </H1>
      <Lead maxWidth="measure">{ways.length > 0 ? words.lead : words.none}</Lead>
      {ways.map(({ href, kind, what, price, back }) => (
        <Flow
          key={href}
          id={href.slice("https://".length)}
          css={hiddenUnlessNamed}
          // Keeps the page's heading in view.
          scrollMarginTop="[100vh]"
          padding={{ base: "6", md: "8" }}
          bg="bg.raised"
          borderTopWidth="thick"
          borderColor="marigold.solid"
        >
          <Eyebrow>{words.kinds[kind]}</Eyebrow>
          <H2>{what}</H2>
          {price && <Lead>{price}</Lead>}
          <SmartLink link={back} variant="standalone" />
        </Flow>
      ))}
    </Section>
  );
}
