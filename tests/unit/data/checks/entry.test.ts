import { expectTypeOf, test } from "vitest";
import type { Article } from "../../../../data/articles.ts";
import type { Brief, BriefForm, BriefLetter } from "../../../../data/briefs/brief.ts";
import type { Link } from "../../../../data/link.ts";
import type { Cents } from "../../../../data/money.ts";
import type { Payment, Plan } from "../../../../data/plans.ts";
import type { Product } from "../../../../data/products.ts";
import type { Program } from "../../../../data/programs.ts";

test("derives narrow types from the schemas", () => {
  expectTypeOf<Product["product_type"]>().toEqualTypeOf<"bundle" | "service" | "digital" | "donation">();
  expectTypeOf<Product["status"]>().toEqualTypeOf<"active" | "draft" | "retired" | undefined>();
  expectTypeOf<Product["price"]>().toEqualTypeOf<Cents | null>();
  expectTypeOf<Product["tags"]>().toEqualTypeOf<readonly string[]>();
  expectTypeOf<Article["category"]>().toEqualTypeOf<"self" | "home" | "work" | "lessons">();
  expectTypeOf<Program["rationale"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Link>().toEqualTypeOf<
    { readonly label: string; readonly to: string } | { readonly label: string; readonly href: string }
  >();
  expectTypeOf<Extract<Payment, { count: number }>["way"]>().toEqualTypeOf<"instalments">();
  expectTypeOf<Plan["payments"][0]["way"]>().toEqualTypeOf<"once">();
  expectTypeOf<Brief["path"]>().toEqualTypeOf<`/${string}`>();
  expectTypeOf<BriefForm["sends"]["form"]>().toEqualTypeOf<"contact" | "hello">();
  expectTypeOf<Brief["form"]>().toEqualTypeOf<BriefForm | BriefLetter>();
});
