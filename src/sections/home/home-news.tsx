import { Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ArticleSummary } from "../../../data/articles.ts";
import type { PublicEvent } from "../../../data/events.ts";
import type { newsIntro } from "../../../data/home.ts";
import type { SiteLink } from "../../../data/link.ts";
import { timeRange, unbrokenTimes, weekdayDate } from "../../components/dates.ts";
import { SmartLink } from "../../components/links.tsx";
import { Phases } from "../../components/phases.tsx";
import { Columns, Eyebrow, Flow, H3Link, Section, SectionHeading } from "../../components/section.tsx";
import { eventPath, isOpen } from "../../events/event-rules.ts";

type NewsEvent = Pick<PublicEvent, "slug" | "title" | "startsAt" | "endsAt" | "timeZone" | "location" | "status">;

interface HomeNewsProps {
  words: typeof newsIntro;
  /** The next events, soonest first. The page shows the first that is open. */
  events: readonly NewsEvent[];
  article: Pick<ArticleSummary, "title" | "path" | "excerpt">;
}

export function HomeNews({ words, events, article }: HomeNewsProps) {
  return (
    <Section labelledBy="news" paddingTop="0">
      <SectionHeading id="news" title={words.title} />
      <Columns md="1fr 1fr" gap="gap">
        <Phases times={events.map(({ startsAt }) => startsAt)} at={(now) => events.find((event) => isOpen(event, now))}>
          {(next) =>
            next && (
              <News {...words.event} title={next.title} to={eventPath(next)}>
                <Text fontWeight="bold">
                  <time dateTime={next.startsAt}>{weekdayDate(next.startsAt, next.timeZone)}</time>,{" "}
                  {unbrokenTimes(timeRange(next.startsAt, next.endsAt, next.timeZone))}
                </Text>
                <Text>{next.location}</Text>
              </News>
            )
          }
        </Phases>
        <News {...words.article} title={article.title} to={article.path}>
          <Text>{article.excerpt}</Text>
        </News>
      </Columns>
    </Section>
  );
}

interface NewsProps {
  label: string;
  all: SiteLink;
  title: string;
  to: string;
  children: ReactNode;
}

function News({ label, all, title, to, children }: NewsProps) {
  return (
    <Flow rhythm="tight" borderTopWidth="medium" borderColor="border.control" paddingTop="5">
      <Eyebrow>{label}</Eyebrow>
      <H3Link to={to} textStyle="h2">
        {title}
      </H3Link>
      {children}
      <SmartLink link={all} variant="standalone" />
    </Flow>
  );
}
