import type { CorrectPage } from "./correct-page.ts";

const pixel = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

export const media: readonly CorrectPage[] = [
  {
    name: "Video with captions",
    because: "A player with captions, descriptions in a transcript (1.2.2, 1.2.3).",
    main: `<video controls style="width: 100%; max-width: 300px" aria-label="How we bake"><track kind="captions" src="data:text/vtt,WEBVTT" srclang="en" label="English" default></video><details><summary>Transcript of the film</summary><p>We mix, we knead, we bake.</p></details>`,
  },
  {
    name: "Sound with a transcript",
    because: "The text of the sound follows it (1.2.1).",
    main: `<audio controls aria-label="The bees at noon"></audio><h2>Transcript of the sound</h2><p>Bees hum for a minute.</p>`,
  },
  {
    name: "Silent film with its text",
    because: "A paragraph tells what the film shows (1.2.1).",
    main: `<video controls muted style="max-width: 100%" aria-describedby="t" aria-label="The oven"></video><p id="t">The film shows how the oven is lit. There is no sound.</p>`,
  },
  {
    name: "Player with its own buttons",
    because: "Buttons with names and states operate the sound.",
    main: `<div role="group" aria-label="Player"><button type="button" id="b" aria-label="Play the song">▶</button> <label>Loudness <input type="range" value="50"></label></div><p role="status" id="s"></p>`,
    script: `b.onclick = () => { const on = b.textContent === "▶"; b.textContent = on ? "❚❚" : "▶"; b.setAttribute("aria-label", on ? "Pause the song" : "Play the song"); s.textContent = on ? "Playing" : "Paused" };`,
  },
  {
    name: "Decorative pictures",
    because: "Pictures without information have an empty alternative (1.1.1, H67).",
    main: `<img src="${pixel}" alt="" width="80" height="40"><svg aria-hidden="true" width="80" height="20"><path d="M0 10h80" stroke="#555"/></svg><p>Words between lines.</p>`,
  },
  {
    name: "Picture with a caption",
    because: "A figure with an alternative and a caption (1.1.1).",
    main: `<figure><img src="${pixel}" alt="Six people around an oven" width="80" height="40"><figcaption>The families in May</figcaption></figure>`,
  },
  {
    name: "Picture that is a link",
    because: "The alternative names where the link leads (H30).",
    main: `<p><a href="/oven"><img src="${pixel}" alt="About the oven" width="80" height="40"></a></p>`,
  },
  {
    name: "Picture and words in one link",
    because: "The words name the link, so the picture has an empty alternative (H2).",
    main: `<p><a href="/bees"><img src="${pixel}" alt="" width="80" height="40"> About the bees</a></p>`,
  },
  {
    name: "Drawing with a title",
    because: "The title of the drawing is its name (1.1.1).",
    main: `<svg role="img" aria-labelledby="t" width="80" height="80" viewBox="0 0 9 9"><title id="t">Map: the farm is north of the river</title><circle cx="4" cy="4" r="3" fill="#333"/></svg>`,
  },
  {
    name: "Canvas with its content",
    because: "A canvas with a name and its data in words (1.1.1).",
    main: `<canvas role="img" aria-label="Rain of the week: Monday 3 mm, Tuesday none" width="120" height="60"></canvas>`,
  },
  {
    name: "Frame with a title",
    because: "The frame has a title and its page has one, too (4.1.2, H64).",
    main: `<iframe title="Map of the hill" width="200" height="100" srcdoc="<!doctype html><html lang=en><title>Map</title><p>A map</p></html>"></iframe>`,
  },
  {
    name: "Motion that ends",
    because: "A movement of four seconds ends without a press (2.2.2).",
    style:
      "@keyframes m { to { translate: 40px } } .m { width: 20px; height: 20px; background: #555; animation: m 2s 2 }",
    main: `<div class="m"></div><p>A square moves for four seconds.</p>`,
  },
  {
    name: "Spinner while content loads",
    because: "A sign of loading is essential while nothing else can be done (2.2.2).",
    style:
      "@keyframes s { to { rotate: 1turn } } .s { width: 32px; height: 32px; border: 4px solid #555; border-top-color: #ccc; border-radius: 50%; animation: s 1s 3 linear }",
    main: `<div role="status"><div class="s" aria-hidden="true"></div><p>The harvest is loading …</p></div>`,
  },
  {
    name: "Picture map",
    because: "Each area has an alternative (H24).",
    main: `<img src="${pixel}" alt="Map of the farm" width="120" height="60" usemap="#m"><map name="m"><area shape="rect" coords="0,0,60,60" href="/barn" alt="Barn"><area shape="rect" coords="60,0,120,60" href="/oven" alt="Oven"></map>`,
  },
];
