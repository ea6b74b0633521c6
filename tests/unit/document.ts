import "@testing-library/jest-dom/vitest";
import { configure } from "@testing-library/dom";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

/**
 * Milliseconds to wait for content to appear. Long because the machine may be busy; missing content fails in any case.
 */
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);
