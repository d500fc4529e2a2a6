/** Components of the theme that are inline. An author's component may be anything. */
export const inlineComponents: ReadonlySet<string> = new Set([
  'Badge',
  'Icon',
  'Image',
  'Latex',
  'Tooltip',
])
