/** Layouts of social cards. */
export const cardPresets = ['classic', 'headline', 'minimal'] as const
/** Backgrounds of the layouts. */
export const cardSurfaces = ['brand', 'neutral'] as const
export const eyebrowStyles = ['plain', 'bar', 'pill'] as const
/** The levels of the navigation that the label above a title can name. */
export const eyebrowSources = [
  'group',
  'tab',
  'dropdown',
  'anchor',
  'language',
  'product',
  'version',
  'item',
  'none',
] as const
