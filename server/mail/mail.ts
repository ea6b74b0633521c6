import type { PublicEvent } from "../../data/events.ts";
import type { Secret } from "./token.ts";

/** A message ready for a mail server. The transport adds the sender's address. */
export interface Mail {
  /** Exactly one address. */
  to: string;
  subject: string;
  /** The plain text and the HTML have the same content. */
  text: string;
  html: string;
  /** Always includes `Message-ID`. */
  headers: Record<string, string>;
}

/** Thrown if no retry can produce the mail. The error message contains no visitor input. */
export class Unwritable extends Error {
  override name = "Unwritable";
}

export interface MailContext {
  /** Public URL of the site without a trailing slash. */
  origin: string;
  secret: Secret;
  /** Unix time in milliseconds. */
  now: number;
  events: readonly PublicEvent[];
}
