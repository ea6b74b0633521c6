/**
 * `npm run tokens`: runs the color check, or imports or exports tokens if the first argument is `import` or `export`.
 */
const programs = { import: "./exchange/import.ts", export: "./exchange/export.ts" } as const;

const [, , name = ""] = process.argv;
if (Object.hasOwn(programs, name)) {
  process.argv.splice(2, 1);
  await import(programs[name as keyof typeof programs]);
} else await import("./gate/main.ts");
