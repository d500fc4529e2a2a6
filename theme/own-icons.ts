/**
 * Names of the icons that the theme's components render themselves, all of Lucide: an
 * author's island that renders such a component finds them in the browser.
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
