import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router-dom";
import { eventsAt } from "../../data/events.ts";
import { listHead } from "../../data/list-pages.ts";
import { listPath } from "../../data/list-path.ts";
import { listWords } from "../../data/list-words.ts";
import { eventsList, listSizes } from "../../data/lists.ts";
import { trailOver } from "../../data/trails.ts";
import { stretchOf } from "../components/list-stretch.ts";
import { ListTitle } from "../components/list-title.tsx";
import { builtAt } from "../components/use-now.ts";
import { summarize } from "../events/event-summary.ts";
import { listMeta } from "../layout/list-meta.ts";
import { EventLines } from "../sections/events/event-lines.tsx";

const trail = trailOver("/events");

/** Runs at build time: one page of the list of all events, latest date first. */
export function loader({ params }: LoaderFunctionArgs) {
  const stretch = stretchOf(eventsAt(builtAt).toReversed(), listSizes.events, params.page);
  if (!stretch) throw data(null, { status: 404 });
  const list = eventsList();
  return {
    list: { path: list.path, head: listHead(list, stretch.page) },
    stretch: { ...stretch, items: stretch.items.map(summarize) },
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? listMeta({ ...loaderData.list, ...loaderData.stretch }, "/events") : [];

/** Used only if there are more events than one page shows. */
export default function AllEvents() {
  const { list, stretch } = useLoaderData<typeof loader>();
  return (
    <>
      <ListTitle trail={trail} title={list.head.title} stretch={stretch} words={listWords} />
      <EventLines
        stretch={stretch}
        title={list.head.title}
        pathOf={(page) => listPath(list.path, page)}
        words={listWords}
      />
    </>
  );
}
