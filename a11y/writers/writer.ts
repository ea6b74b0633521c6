import type { Audit } from "../audit.ts";

/** Writes an audit in a format of its own. */
export interface Writer {
  /** The file or folder that it writes, below the folder of the reports. */
  file: string;
  /** What it is for, in a few words. */
  purpose: string;
  write(audit: Audit, folder: string): Promise<void>;
}
