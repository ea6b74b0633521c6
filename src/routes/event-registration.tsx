import { data, isRouteErrorResponse } from "react-router-dom";
import { eventsAt, eventsPage, registrationHead } from "../../data/events.ts";
import { registrationFor } from "../../data/forms/event-registration.ts";
import { formWords } from "../../data/forms/words.ts";
import { builtAt } from "../components/use-now.ts";
import { headTags } from "../layout/page-meta.ts";
import { RegistrationForm } from "../sections/events/registration-form.tsx";
import { SingleRegistration, singleTitleId } from "../sections/events/single-registration.tsx";
import type { Route } from "./+types/event-registration.ts";
import NotFound, { meta as notFoundMeta } from "./not-found.tsx";

/** Runs while the site is built. The receipt may name another event, chosen in the form. */
export function loader({ params }: Route.LoaderArgs) {
  const events = eventsAt(builtAt);
  const event = events.find(({ slug }) => slug === params.slug);
  if (!event) throw data(null, { status: 404 });
  return { event, events };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(registrationHead(loaderData.event)) : notFoundMeta();
}

export default function EventRegistration({ loaderData }: Route.ComponentProps) {
  const { event, events } = loaderData;
  return (
    <SingleRegistration event={event} events={events} words={eventsPage}>
      <RegistrationForm
        key={event.slug}
        events={events}
        copy={eventsPage}
        formFor={registrationFor}
        words={formWords}
        labelledBy={singleTitleId}
        linked={{ event: event.slug }}
      />
    </SingleRegistration>
  );
}

/** Here and not in the layout, because a page’s title is taken from the routes down to its boundary. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  throw error;
}
