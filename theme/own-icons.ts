/**
 * Names of the icons that the theme's components draw of themselves, all of Lucide: an
 * author's island that draws such a component finds them in the browser.
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
