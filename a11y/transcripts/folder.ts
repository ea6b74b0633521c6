/** Folder of the transcripts, which are committed for review. */
export const transcriptFolder = "a11y/transcripts/spoken";
