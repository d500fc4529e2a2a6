/**
 * Turns on transitions between pages, for readers who allow motion. In each page rather than in a
 * stylesheet: Chromium decides before stylesheets apply if a page comes quickly, and then reports an
 * aborted transition as an error. In the first layer, so that the order of layers stays.
 */
export const viewTransitionStyle =
  '@layer skerry.reset{@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}}'
