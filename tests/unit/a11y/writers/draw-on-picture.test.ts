import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { outline, shrink } from "../../../../a11y/writers/pictures.ts";

function plain(width: number, height: number, grey: number): PNG {
  const picture = new PNG({ width, height });
  picture.data.fill(grey);
  return picture;
}

function pixel(picture: PNG, x: number, y: number): number[] {
  return [...picture.data.subarray(4 * (y * picture.width + x)).subarray(0, 3)];
}

const ground = [128, 128, 128];
const night = [39, 48, 107];
const paper = [251, 247, 240];

test("draws a dark and light outline without covering the element", () => {
  const picture = plain(40, 40, 128);
  outline(picture, { x: 15, y: 15, width: 10, height: 10 });
  expect([pixel(picture, 15, 20), pixel(picture, 24, 20)]).toEqual([ground, ground]);
  expect([pixel(picture, 14, 20), pixel(picture, 25, 20), pixel(picture, 20, 12)]).toEqual([night, night, night]);
  expect([pixel(picture, 9, 20), pixel(picture, 30, 20), pixel(picture, 20, 9)]).toEqual([paper, paper, paper]);
  expect(pixel(picture, 8, 20)).toEqual(ground);
});

test("clips an outline at the edge of the picture", () => {
  const picture = plain(10, 10, 128);
  outline(picture, { x: -20, y: 2, width: 60, height: 4 });
  expect(pixel(picture, 5, 1)).toEqual(night);
  expect(pixel(picture, 0, 3)).toEqual(ground);
});

test("downscales a wide picture by an integer factor, averaging its pixels", () => {
  const picture = plain(4, 2, 100);
  picture.data.fill(200, 0, 4);
  const { picture: small, factor } = shrink(picture, 2);
  expect([factor, small.width, small.height]).toEqual([2, 2, 1]);
  expect(pixel(small, 0, 0)).toEqual([125, 125, 125]);
  expect(pixel(small, 1, 0)).toEqual([100, 100, 100]);
});

test("leaves a narrow picture unchanged", () => {
  expect(shrink(plain(4, 2, 100), 4)).toMatchObject({ factor: 1, picture: { width: 4 } });
});
