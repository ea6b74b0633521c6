import type { PublicEvent } from "../../data/events.ts";

/** One message, ready for a mail server. The sender’s address is the transport’s. */
export interface Mail {
  /** Exactly one address. */
  to: string;
  subject: string;
  /** The same in plain text and in HTML. */
  text: string;
  html: string;
  /** `Message-ID` is always among them. */
  headers: Record<string, string>;
}

/** The mail of a job cannot be made, however often it is tried. The message repeats nothing that was typed. */
export class Unwritable extends Error {
  override name = "Unwritable";
}

/** What every mail is written with. */
export interface MailContext {
  /** Where the site stands, without a slash at the end. */
  origin: string;
  /** Signs the links that confirm and unsubscribe. */
  secret: string;
  /** Milliseconds since 1970, UTC. */
  now: number;
  /** With the dates that the site shows. */
  events: readonly PublicEvent[];
}
