import type { Audit } from "../audit.ts";

export interface Writer {
  /** Path of its file or folder within the reports' folder. */
  file: string;
  purpose: string;
  write(audit: Audit, folder: string): Promise<void>;
}
