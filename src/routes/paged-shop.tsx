import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router-dom";
import { listHead } from "../../data/list-pages.ts";
import { listPath } from "../../data/list-path.ts";
import { listWords } from "../../data/list-words.ts";
import { listSizes, productsList, shelfKey } from "../../data/lists.ts";
import { isListed, productCategories, products } from "../../data/products.ts";
import { shop } from "../../data/shop.ts";
import { trailOver } from "../../data/trails.ts";
import { stretchOf } from "../components/list-stretch.ts";
import { ListTitle } from "../components/list-title.tsx";
import { listMeta } from "../layout/list-meta.ts";
import { FeaturedProducts } from "../sections/shop/featured-products.tsx";
import { ShelfPages } from "../sections/shop/shelf-pages.tsx";
import { ShopClosing } from "../sections/shop/shop-closing.tsx";
import { ShopHero } from "../sections/shop/shop-hero.tsx";
import { categoriesOf } from "../shop/product-rules.ts";
import { summarize } from "../shop/product-summary.ts";

const trail = trailOver("/shop");

/** Runs at build time: one page of all products or of one category. */
export function loader({ params }: LoaderFunctionArgs) {
  const category = productCategories.find((name) => shelfKey(name) === params.shelf);
  const listed = products.filter(isListed);
  const chosen = listed.filter((product) => !category || product.category === category);
  const stretch = stretchOf(chosen, listSizes.products, params.page);
  if (!stretch || (params.shelf !== undefined && !category)) throw data(null, { status: 404 });
  const list = productsList(category);
  return {
    list: { path: list.path, head: listHead(list, stretch.page) },
    stretch: { ...stretch, items: stretch.items.map(summarize) },
    featured: list.path === "/shop" && stretch.page === 1 ? listed.filter((each) => each.featured).map(summarize) : [],
    links: [
      { label: shop.all.allCategories, to: "/shop", value: shop.all.allCategories },
      ...categoriesOf(listed).map((name) => ({ label: name, to: productsList(name).path, value: name })),
    ],
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? listMeta({ ...loaderData.list, ...loaderData.stretch }, "/shop") : [];

/** Used if there are more products than one page shows. Otherwise, routes/shop.tsx shows them. */
export default function PagedShop() {
  const { list, stretch, featured, links } = useLoaderData<typeof loader>();
  return (
    <>
      {list.head.path === "/shop" ? (
        <>
          <ShopHero {...shop.hero} />
          <FeaturedProducts {...shop.featured} products={featured} />
        </>
      ) : (
        <ListTitle trail={trail} title={list.head.title} stretch={stretch} words={listWords} />
      )}
      <ShelfPages
        stretch={stretch}
        path={list.path}
        pathOf={(page) => listPath(list.path, page)}
        links={links}
        words={{ all: shop.all, list: listWords }}
      />
      <ShopClosing {...shop.closing} />
    </>
  );
}
