import { Box } from "@chakra-ui/react/box";
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router-dom";
import { listHead } from "../../data/list-pages.ts";
import { listPath } from "../../data/list-path.ts";
import { listWords } from "../../data/list-words.ts";
import { listSizes, programsList } from "../../data/lists.ts";
import { programs } from "../../data/programs.ts";
import { trailOver } from "../../data/trails.ts";
import { stretchOf } from "../components/list-stretch.ts";
import { ListTitle } from "../components/list-title.tsx";
import { listMeta } from "../layout/list-meta.ts";
import { programLink } from "../programs/program-card.ts";
import { ProgramLines } from "../sections/programs/program-lines.tsx";

const trail = trailOver("/academy", "/academy/programs");

/** Runs at build time: one page of the list of all programs. */
export function loader({ params }: LoaderFunctionArgs) {
  const stretch = stretchOf(programs, listSizes.programs, params.page);
  if (!stretch) throw data(null, { status: 404 });
  const list = programsList();
  return {
    list: { path: list.path, head: listHead(list, stretch.page) },
    stretch: { ...stretch, items: stretch.items.map(programLink) },
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? listMeta({ ...loaderData.list, ...loaderData.stretch }, "/academy/programs") : [];

/** Used only if there are more programs than one page shows. */
export default function AllPrograms() {
  const { list, stretch } = useLoaderData<typeof loader>();
  return (
    <Box colorPalette="night">
      <ListTitle trail={trail} title={list.head.title} stretch={stretch} words={listWords} />
      <ProgramLines
        stretch={stretch}
        title={list.head.title}
        pathOf={(page) => listPath(list.path, page)}
        words={listWords}
      />
    </Box>
  );
}
