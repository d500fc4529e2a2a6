import * as v from 'valibot'

/** Families of layout, and the names of the older schema for them (behaviour 1.4). */
export const themes = [
  'mint',
  'maple',
  'palm',
  'willow',
  'linden',
  'almond',
  'aspen',
  'luma',
  'sequoia',
] as const
export const legacyThemes = { venus: 'palm', quill: 'willow', prism: 'mint' } as const

export const ThemeSetting = v.pipe(
  v.picklist([
    ...themes,
    ...(Object.keys(legacyThemes) as (keyof typeof legacyThemes)[]),
  ]),
  v.description('The family of the layout. `maple` and `willow` have no top bar.'),
)
