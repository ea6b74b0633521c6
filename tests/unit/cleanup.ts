import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

/** Takes away what a test has rendered, also where Testing Library was loaded for another file and has said so there. */
afterEach(cleanup);
