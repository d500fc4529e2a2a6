/** Path of a Chromium on this machine, or undefined: then Playwright's own is used. */
export function findBrowser(): string | undefined
