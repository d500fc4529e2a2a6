import type { Alias } from './utility-aliases.ts'

/** Selectors of the two halves of Mintlify's page menu, which are buttons next to each other. */
export const PAGE_MENU_ALIASES: readonly Alias[] = [
  [
    /#page-context-menu(?:\s*>\s*button:first-child|\s+(?:button)?(?:\.rounded-l-xl|\[class\*=(["']?)rounded-l(?:-xl)?\1\]))(?![\w\\-])/g,
    ':is($&,#page-context-menu .page-context-first)',
  ],
  [
    /#page-context-menu(?:\s*>\s*button:last-child|\s+(?:button)?(?:(?:\.rounded-none)?\.rounded-r-xl|\[class\*=(["']?)rounded-r(?:-xl)?\1\]))(?![\w\\-])/g,
    ':is($&,#page-context-menu .page-context-more)',
  ],
  [
    /#page-context-menu-button(?:[.:][\w-]+)*\s*\+\s*button(?![\w\\-])/g,
    ':is($&,#page-context-menu .page-context-more)',
  ],
  [
    /#page-context-menu[\s>]+button(?![\w\\.#-]|:(?:first|last)-child)/g,
    '#page-context-menu :is(button,summary):where(.page-context-first,.page-context-more)',
  ],
]
