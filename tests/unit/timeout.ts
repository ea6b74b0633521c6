import { configure } from "@testing-library/dom";

/** Milliseconds to wait for what a page will show: a machine may be busy, and what never comes fails all the same. */
configure({ asyncUtilTimeout: 5_000 });
