interface Served {
  status: number;
  html: string;
}

/** Responses by address, so that each page is requested only once. */
const asked = new Map<string, Promise<Served>>();

/** Returns the response of `origin`, even for missing pages. Throws if nothing responds. */
export function served(origin: string, path: string): Promise<Served> {
  const { href } = new URL(path, origin);
  const before = asked.get(href);
  if (before) return before;
  const answer = ask(href, origin);
  asked.set(href, answer);
  return answer;
}

export async function htmlOf(origin: string, path: string): Promise<string> {
  return (await served(origin, path)).html;
}

async function ask(address: string, origin: string): Promise<Served> {
  try {
    const response = await fetch(address);
    return { status: response.status, html: await response.text() };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
    throw new Error(`${origin} does not answer (${cause?.code ?? cause?.message ?? message})`, { cause: error });
  }
}
