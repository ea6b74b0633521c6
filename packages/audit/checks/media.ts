import type { Check } from "../core/check.ts";
import { failuresOf, findBroken } from "./helpers/describe-findings.ts";

const failure = failuresOf({
  "may-play-by-itself": ["1.4.2", "Check whether the video has sound, because it did not load.", "needs review"],
  "plays-by-itself": ["1.4.2", "Start sound only on request, or stop it within three seconds."],
  "video-without-captions": [
    "1.2.2",
    "Add a track with captions, or check that the captions are part of the picture, and complete.",
    "needs review",
  ],
  "video-without-description": [["1.2.3", "1.2.5"], "Check that the sound describes the picture.", "needs review"],
  "picture-only-video": ["1.2.1", "Describe the silent video in text or in an audio track.", "needs review"],
  "media-not-loaded": [
    ["1.2.1", "1.2.2", "1.2.3", "1.2.5"],
    "Check the alternatives of the medium by hand, because it did not load.",
    "needs review",
  ],
  "sound-without-text": ["1.2.1", "Check that a text beside the sound says the same.", "needs review"],
});

export type MediaRule = Parameters<typeof failure>[0];

export const media: Check = {
  name: "media",
  purpose: "Finds sound that plays automatically, and sound and video whose alternatives a person must compare.",
  criteria: ["1.2.1", "1.2.2", "1.2.3", "1.2.5", "1.4.2"],
  runs: {
    environments: ["light 1280"],
    states: "one of each kind",
    because: "Sound and video are the same in every mode and at every width.",
  },
  run: ({ tab }) => findBroken(tab, failure, ["readMedia"]),
};
