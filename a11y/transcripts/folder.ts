/** Where the transcripts are kept, to be read and reviewed. */
export const transcriptFolder = "a11y/transcripts/spoken";
