/** A slip of a designer’s hand in one of the files of small-theme/, and what is said of it. */
export interface Slip {
  name: string;
  file: string;
  /** What stands in the file, and what is there instead; a file that is not there is written whole. */
  find: string;
  write: string;
  /** A line for each mistake. */
  says: string;
}

export function slip(name: string, file: string, find: string, write: string, says: string): Slip {
  return { name, file, find, write, says };
}
