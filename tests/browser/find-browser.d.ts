/** Path of an installed Chromium. Undefined if there is none: then Playwright's own is used. */
export function findBrowser(): string | undefined
