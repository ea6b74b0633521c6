import type { MediaRule } from "../checks/media.ts";
import type { Reader } from "./element-list.ts";
import { isLaidOut } from "./visibility.ts";
import { hasControl } from "./words.ts";

/** Time in milliseconds in which a medium may load. */
const patience = 2_000;

/** Maximum seconds of sound that starts automatically (WCAG 2.2, 1.4.2). */
const maxSeconds = 3;

/** Finds sound that starts automatically, and media whose alternatives a person must compare. */
export async function readMedia(reader: Reader<MediaRule>): Promise<void> {
  const all = [...document.querySelectorAll<HTMLMediaElement>("audio, video")];
  const until = performance.now() + patience;
  while (all.some(({ readyState, error }) => readyState < 2 && !error) && performance.now() < until)
    await new Promise((resume) => setTimeout(resume, 50));
  for (const medium of all) await judgeMedium(reader, medium);
}

async function judgeMedium(reader: Reader<MediaRule>, medium: HTMLMediaElement): Promise<void> {
  const isVideo = medium instanceof HTMLVideoElement;
  const isShown = isLaidOut(medium);
  const isLoaded = medium.readyState >= 2;
  const isSilent = isVideo && isLoaded && (await peakOf(medium.currentSrc)) < 0.001;
  const startsItself = medium.autoplay && !medium.muted && medium.volume > 0 && !isSilent && (isLoaded || !isVideo);
  if (startsItself && (isShown || !isVideo)) judgeStart(reader, medium);
  if (!isShown && !startsItself) return;
  if (!isLoaded) {
    reader.add("media-not-loaded", medium, `The ${medium.localName} did not load.`);
    if (isVideo && medium.autoplay && !medium.muted)
      reader.add("may-play-by-itself", medium, "The video starts automatically.");
  } else if (isVideo) judgeAlternatives(reader, medium, isSilent);
  else if (isShown)
    reader.add("sound-without-text", medium, "A person must compare the sound with the text beside it.");
}

function judgeStart({ add }: Reader<MediaRule>, medium: HTMLMediaElement): void {
  const [, from = "0", to = ""] = /#t=([\d.]*),?([\d.]*)/.exec(medium.currentSrc) ?? [];
  const length = (to ? Number(to) : medium.duration) - Number(from);
  // A control of the page may stop the sound, but only a person can tell whether one does.
  const isStoppable = medium.controls || hasControl(/pause|stop|mute|sound|audio|play|volume/i);
  if (!(length <= maxSeconds) && !isStoppable)
    add(
      "plays-by-itself",
      medium,
      `The ${medium.localName} starts with sound automatically, lasts ${Number.isFinite(length) ? `${Math.round(length)} s` : "without end"} and has no control.`,
    );
}

function judgeAlternatives({ add }: Reader<MediaRule>, video: HTMLVideoElement, isSilent: boolean): void {
  if (isSilent) {
    add("picture-only-video", video, "The video has no sound, and no text or sound is known to say what it shows.");
    return;
  }
  const kinds = new Set([...video.querySelectorAll("track")].map(({ kind }) => kind));
  const has = (kind: string) => `The video has ${kinds.has(kind) ? "a" : "no"} track with ${kind}.`;
  add("video-without-captions", video, has("captions"));
  add("video-without-description", video, has("descriptions"));
}

/** Returns the loudest sample of the first channel, from 0 to 1. Returns 1 if the file cannot be loaded. */
async function peakOf(address: string): Promise<number> {
  const file = await fetch(address).then(
    (response) => response.arrayBuffer(),
    () => undefined,
  );
  if (!file) return 1;
  const sound = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(file).catch(() => undefined);
  // A video without a sound track cannot be decoded.
  return sound?.getChannelData(0).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0) ?? 0;
}
