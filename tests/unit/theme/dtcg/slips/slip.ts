/** A designer's mistake in a file of small-theme/, and the error message for it. */
export interface Slip {
  name: string;
  file: string;
  /** The text in the file and its replacement. A new file consists of the replacement only. */
  find: string;
  write: string;
  /** Error messages, one per line. */
  says: string;
}

export function slip(name: string, file: string, find: string, write: string, says: string): Slip {
  return { name, file, find, write, says };
}
