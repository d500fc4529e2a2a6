/**
 * Icons that the theme's components render themselves, all from Lucide. They are included in
 * the browser build, for author islands that use such a component.
 */
export const ownIcons = [
  'arrow-right',
  'arrow-up-right',
  'check',
  'chevron-right',
  'file',
  'folder',
  'info',
  'lightbulb',
  'octagon-alert',
  'sparkles',
  'triangle-alert',
] as const
