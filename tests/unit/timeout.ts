import { configure } from "@testing-library/dom";

/**
 * Milliseconds to wait for content to appear. Long because the machine may be busy; missing content fails in any case.
 */
configure({ asyncUtilTimeout: 5_000 });
