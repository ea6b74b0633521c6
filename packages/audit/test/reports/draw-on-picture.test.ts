import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { outlined } from "../../reports/pictures.ts";

function drawn(size: { width: number; height: number }, element: Parameters<typeof outlined>[2]): PNG {
  const picture = new PNG(size);
  picture.data.fill(128);
  for (let alpha = 3; alpha < picture.data.length; alpha += 4) picture.data[alpha] = 255;
  return PNG.sync.read(outlined(PNG.sync.write(picture), size, element));
}

function pixel(picture: PNG, x: number, y: number): number[] {
  return [...picture.data.subarray(4 * (y * picture.width + x)).subarray(0, 3)];
}

const background = [128, 128, 128];
const night = [39, 48, 107];
const paper = [251, 247, 240];

test("draws a dark and light outline without covering the element", () => {
  const picture = drawn({ width: 40, height: 40 }, { x: 15, y: 15, width: 10, height: 10 });
  expect([pixel(picture, 15, 20), pixel(picture, 24, 20)]).toEqual([background, background]);
  expect([pixel(picture, 14, 20), pixel(picture, 25, 20), pixel(picture, 20, 12)]).toEqual([night, night, night]);
  expect([pixel(picture, 9, 20), pixel(picture, 30, 20), pixel(picture, 20, 9)]).toEqual([paper, paper, paper]);
  expect(pixel(picture, 8, 20)).toEqual(background);
});

test("clips an outline at the edge of the picture", () => {
  const picture = drawn({ width: 10, height: 10 }, { x: -20, y: 2, width: 60, height: 4 });
  expect(pixel(picture, 5, 1)).toEqual(night);
  expect(pixel(picture, 0, 3)).toEqual(background);
});

test("makes a wide picture narrower, with an outline of the same width", () => {
  const picture = drawn({ width: 1600, height: 80 }, { x: 400, y: 40, width: 200, height: 20 });
  expect([picture.width, picture.height]).toEqual([800, 40]);
  expect([pixel(picture, 199, 25), pixel(picture, 197, 25)]).toEqual([night, night]);
  expect(pixel(picture, 200, 25)).toEqual(background);
});
