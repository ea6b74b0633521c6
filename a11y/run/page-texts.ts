/** A page as it came. */
interface Served {
  status: number;
  html: string;
}

/** What every page is served as, asked for once. */
const asked = new Map<string, Promise<Served>>();

/** What `origin` answers with, also where a page is not found. Throws a sentence where nothing answers. */
export function served(origin: string, path: string): Promise<Served> {
  const { href } = new URL(path, origin);
  const before = asked.get(href);
  if (before) return before;
  const answer = ask(href, origin);
  asked.set(href, answer);
  return answer;
}

/** A page’s HTML as `origin` serves it. Throws as `served` does. */
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
