import type { Check } from "../core/check.ts";
import { failuresOf, findBroken } from "./describe-findings.ts";
import type { Reader } from "./element-list.ts";

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

export const media: Check = {
  name: "media",
  purpose: "Finds sound that plays automatically, and sound and video whose alternatives a person must compare.",
  criteria: ["1.2.1", "1.2.2", "1.2.3", "1.2.5", "1.4.2"],
  runs: {
    environments: ["light 1280"],
    states: "one of each kind",
    because: "Sound and video are the same in every mode and at every width.",
  },
  run: ({ tab }) => findBroken(tab, failure, [readMedia]),
};

/** Runs in the page, sent as text. */
async function readMedia(list: Reader<Parameters<typeof failure>[0]>) {
  /** Time in milliseconds in which a medium may load and begin to play. */
  const patience = 2_000;
  /** Returns the loudest sample, from 0 to 1. 1 if the sound cannot be read. */
  const peakOf = async (address: string): Promise<number> => {
    const file = await fetch(address).then(
      (response) => response.arrayBuffer(),
      () => undefined,
    );
    if (!file) return 1;
    const sound = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(file).catch(() => undefined);
    // A video without a sound track cannot be decoded.
    return sound?.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) ?? 0;
  };
  const all = [...document.querySelectorAll<HTMLMediaElement>("audio, video")];
  const until = performance.now() + patience;
  while (all.some(({ readyState, error }) => readyState < 2 && !error) && performance.now() < until)
    await new Promise((resume) => setTimeout(resume, 50));
  for (const one of all) {
    const add = (rule: Parameters<typeof list.add>[0], message: string) => list.add(rule, one, message);
    const isVideo = one instanceof HTMLVideoElement;
    const isShown = one.checkVisibility({ visibilityProperty: true });
    const isLoaded = one.readyState >= 2;
    const isSilent = isVideo && isLoaded && (await peakOf(one.currentSrc)) < 0.001;
    const startsItself = one.autoplay && !one.muted && one.volume > 0 && !isSilent && (isLoaded || !isVideo);
    const [, from = "0", to = ""] = /#t=([\d.]*),?([\d.]*)/.exec(one.currentSrc) ?? [];
    const length = (to ? Number(to) : one.duration) - Number(from);
    // A control of the page may stop it. Only a person can tell whether one does.
    const hasControl = one.controls || list.hasControl(/pause|stop|mute|sound|audio|play|volume/i);
    if (startsItself && !(length <= 3) && !hasControl && (isShown || !isVideo))
      add(
        "plays-by-itself",
        `The ${one.localName} starts with sound automatically, lasts ${Number.isFinite(length) ? `${Math.round(length)} s` : "without end"} and has no control.`,
      );
    if (!isShown && !startsItself) continue;
    if (!isLoaded) {
      add("media-not-loaded", `The ${one.localName} did not load.`);
      if (isVideo && one.autoplay && !one.muted) add("may-play-by-itself", "The video starts automatically.");
      continue;
    }
    const kinds = new Set([...one.querySelectorAll("track")].map(({ kind }) => kind));
    if (isVideo && isSilent)
      add("picture-only-video", "The video has no sound, and no text or sound is known to say what it shows.");
    else if (isVideo) {
      add("video-without-captions", `The video has ${kinds.has("captions") ? "a" : "no"} track with captions.`);
      add(
        "video-without-description",
        `The video has ${kinds.has("descriptions") ? "a" : "no"} track with descriptions.`,
      );
    } else if (isShown) add("sound-without-text", "A person must compare the sound with the text beside it.");
  }
}
