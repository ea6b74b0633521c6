import { expect, test } from "vitest";
import { readInput } from "../../../../server/http/read-input.ts";

const json = "application/json";
const urlencoded = "application/x-www-form-urlencoded";

function read(type: string | undefined, body: BodyInit, headers: Record<string, string> = {}, several?: Set<string>) {
  const request = new Request("http://site.example/", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
  if (type === undefined) request.headers.delete("Content-Type");
  else request.headers.set("Content-Type", type);
  return readInput(request, several);
}

function refused(status: number) {
  return { name: "Unreadable", status };
}

function multipart(...parts: string[]): string {
  return [...parts.map((part) => `--b\r\n${part}\r\n`), "--b--\r\n"].join("");
}

const part = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;

test("reads the same values from JSON, urlencoded, and multipart bodies", async () => {
  const typed = { name: "Zoë 日本 👩🏽‍🌾", message: "one\ntwo & three=4" };
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.append(name, value);
  const sent = new Request("http://site.example/", { method: "POST", body: form });
  expect(await read(json, JSON.stringify(typed))).toEqual(typed);
  expect(await read(urlencoded, new URLSearchParams(typed).toString())).toEqual(typed);
  const received = await readInput(sent);
  // HTML forms submit line breaks as CR LF. The schema normalizes them.
  expect({ ...received, message: String(received.message).replaceAll("\r\n", "\n") }).toEqual(typed);
});

test.each([undefined, "text/plain", "text/html", "application/xml", "constructor", "__proto__", ""])(
  "rejects the content type %s",
  async (type) => {
    await expect(read(type, "name=Ama")).rejects.toMatchObject(refused(415));
  },
);

test.each([`${json}; charset=utf-8`, `${json};charset="UTF-8"`, "Application/JSON ; x=y"])(
  "accepts the content type %s as JSON",
  async (type) => {
    expect(await read(type, '{"name":"Ama"}')).toEqual({ name: "Ama" });
  },
);

test.each(["iso-8859-1", "utf-16", "windows-1252", "nonsense"])("rejects the charset %s", async (charset) => {
  await expect(read(`${json}; charset=${charset}`, "{}")).rejects.toMatchObject(refused(415));
  await expect(read(`${urlencoded}; charset=${charset}`, "a=b")).rejects.toMatchObject(refused(415));
});

test("accepts a body of 64 KiB and rejects a longer one", async () => {
  const fitting = `a=${"x".repeat(65_534)}`;
  expect((await read(urlencoded, fitting, { "Content-Length": "65536" })).a).toHaveLength(65_534);
  await expect(read(urlencoded, `${fitting}x`, { "Content-Length": "65537" })).rejects.toMatchObject(refused(413));
});

test("reports an aborted body as a client error", async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("reset")) });
  await expect(read(urlencoded, broken)).rejects.toMatchObject(refused(400));
});

test.each(["", "{", "null", "7", '"text"', "[]", '[{"a":1}]', '{"a":1}}', "a=b", '{"a":\u0000}'])(
  "rejects %j because it isn't a JSON object",
  async (body) => {
    await expect(read(json, body)).rejects.toMatchObject(refused(400));
  },
);

test.each([
  [json, Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
  [urlencoded, Buffer.from([0x61, 0x3d, 0xc3])],
  [urlencoded, Buffer.from("a=%C3%28")],
  [urlencoded, Buffer.from("a=%e9")],
  ["multipart/form-data; boundary=b", Buffer.from(multipart(part("a", "\u00e9")), "latin1")],
])("rejects invalid UTF-8 instead of replacing it: %s %o", async (type, body) => {
  await expect(read(type, body)).rejects.toMatchObject(refused(400));
});

test("keeps a percent sign that escapes nothing", async () => {
  expect(await read(urlencoded, "a=100%&b=%zz")).toEqual({ a: "100%", b: "%zz" });
});

test.each([
  ["multipart/form-data", multipart(part("a", "1"))],
  ["multipart/form-data; boundary=c", multipart(part("a", "1"))],
  ["multipart/form-data; boundary=b", multipart(part("a", "1")).replace("--b--\r\n", "")],
  ["multipart/form-data; boundary=b", multipart("Content-Disposition: form-data\r\n\r\n1")],
  ["multipart/form-data; boundary=b", "nothing of the kind"],
])("rejects malformed multipart: %s %j", async (type, body) => {
  await expect(read(type, body)).rejects.toMatchObject(refused(400));
});

test("ignores files", async () => {
  const file = 'Content-Disposition: form-data; name="f"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nhello';
  expect(await read("multipart/form-data; boundary=b", multipart(part("a", "1"), file))).toEqual({ a: "1" });
});

test("uses the last value of a repeated name in every format", async () => {
  const last = { a: "2" };
  expect(await read(json, '{"a":"1","a":"2"}')).toEqual(last);
  expect(await read(urlencoded, "a=1&a=2")).toEqual(last);
  expect(await read("multipart/form-data; boundary=b", multipart(part("a", "1"), part("a", "2")))).toEqual(last);
});

test("ignores nested values and null", async () => {
  const body = '{"a":"1","b":2,"c":true,"d":null,"e":[1],"f":{"toString":null}}';
  expect(await read(json, body)).toEqual({ a: "1", b: 2, c: true });
});

test.each([
  [json, '{"__proto__":"x","constructor":"y"}'],
  [urlencoded, "__proto__=x&constructor=y"],
  ["multipart/form-data; boundary=b", multipart(part("__proto__", "x"), part("constructor", "y"))],
])("treats JavaScript property names as ordinary names: %s", async (type, body) => {
  const typed = await read(type, body);
  expect(Object.entries(typed)).toEqual([
    ["__proto__", "x"],
    ["constructor", "y"],
  ]);
  expect(Object.getPrototypeOf(typed)).toBe(Object.prototype);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test("collects all values of a list field in every format", async () => {
  const several = new Set(["a"]);
  const typed = { a: ["1", "2"], b: "4" };
  const body = multipart(part("a", "1"), part("b", "3"), part("a", "2"), part("b", "4"));
  expect(await read(json, '{"a":["1","2"],"b":"4"}', {}, several)).toEqual(typed);
  expect(await read(urlencoded, "a=1&b=3&a=2&b=4", {}, several)).toEqual(typed);
  expect(await read("multipart/form-data; boundary=b", body, {}, several)).toEqual(typed);
  expect(await read(urlencoded, "b=4", {}, several)).toEqual({ b: "4" });
});

test.each(['{"a":[1]}', '{"a":["1",["2"]]}', '{"a":{"0":"1"}}', '{"a":[null]}', '{"b":["1"]}'])(
  "ignores a list that contains non-strings: %s",
  async (body) => {
    expect(await read(json, body, {}, new Set(["a"]))).toEqual({});
  },
);
