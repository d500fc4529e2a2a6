import { bundledThemesInfo } from 'shiki/themes'
import * as v from 'valibot'
import { legacyThemes, themeChoices } from '../../theme/styles/themes/theme-choices.ts'
import { object } from './object-schema.ts'
import { ThumbnailsSetting } from './thumbnails-schema.ts'
import {
  AssetPath,
  Hex,
  IconLibrarySchema,
  LightDarkColors,
  Name,
  OneOrTwoAssets,
  twoAssets,
} from './values-schema.ts'

/** The theme of a site whose settings have none. */
export const DEFAULT_THEME = 'mint'

export const ThemeSetting = v.pipe(
  v.picklist([...keysOf(themeChoices), ...keysOf(legacyThemes)]),
  v.description('Theme of the site.'),
  v.transform((theme) => (isLegacyTheme(theme) ? legacyThemes[theme] : theme)),
)

function keysOf<Names extends string>(record: Record<Names, unknown>): Names[] {
  return Object.keys(record) as Names[]
}

function isLegacyTheme(theme: string): theme is keyof typeof legacyThemes {
  return Object.hasOwn(legacyThemes, theme)
}

/** Mintlify's own green, for sites without a colour. */
const DEFAULT_PRIMARY = '#16A34A'

export const ColorsSetting = v.pipe(
  object({
    primary: v.pipe(Hex, v.description('Accent and link colour in light mode.')),
    light: v.pipe(
      v.optional(Hex),
      v.description('Accent and link colour in dark mode. Default: `primary`.'),
    ),
    dark: v.pipe(
      v.optional(Hex),
      v.description('Background colour of solid buttons. Default: `primary`.'),
    ),
  }),
  v.description('Colours of the theme.'),
  // Absent colours are the primary one: a red site stays red in dark mode.
  v.transform(({ primary, light = primary, dark = primary }) => ({
    primary,
    light,
    dark,
  })),
)

const AppearanceSetting = v.pipe(
  object({
    default: v.pipe(
      v.optional(v.picklist(['system', 'light', 'dark']), 'system'),
      v.description('The initial mode.'),
    ),
    strict: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Hides the toggle, so that `default` is the only mode.'),
    ),
  }),
  v.description('Light and dark mode.'),
)

/** Values of `background.decoration`. */
export const decorations = ['gradient', 'grid', 'windows'] as const

const BackgroundSetting = v.pipe(
  object({
    image: v.pipe(
      v.optional(v.pipe(OneOrTwoAssets, v.transform(twoAssets))),
      v.description('Background image of every page.'),
    ),
    decoration: v.pipe(
      v.optional(v.picklist(decorations)),
      v.description('Background decoration of every page.'),
    ),
    color: v.pipe(
      v.optional(LightDarkColors, {}),
      v.description('Background colours of pages.'),
    ),
  }),
  v.description('Background of every page.'),
)

const themeNames = bundledThemesInfo.map(({ id }) => id)

/** A theme of Shiki, or `css-variables`. */
const ThemeOfCode = v.picklist([...themeNames, 'css-variables'])

const StylingSetting = v.pipe(
  object({
    eyebrows: v.pipe(
      v.optional(v.picklist(['section', 'breadcrumbs']), 'section'),
      v.description(
        'What is shown above the title of a page. In `aspen`, `luma` and `skerry`, `breadcrumbs` is the default.',
      ),
    ),
    codeblocks: v.pipe(
      v.optional(
        v.union(
          [
            v.picklist(['system', 'dark', ...themeNames, 'css-variables']),
            object({
              theme: v.pipe(
                v.optional(
                  v.union(
                    [
                      ThemeOfCode,
                      object({
                        light: v.pipe(ThemeOfCode, v.description('In light mode.')),
                        dark: v.pipe(ThemeOfCode, v.description('In dark mode.')),
                      }),
                    ],
                    'must be the name of a theme, or an object with `light` and `dark`',
                  ),
                ),
                v.description('Shiki theme.'),
              ),
              languages: v.optional(
                object({
                  custom: v.pipe(
                    v.optional(v.array(AssetPath)),
                    v.description('TextMate grammars of additional languages.'),
                  ),
                }),
              ),
            }),
          ],
          'must be `system`, `dark`, the name of a theme, or an object',
        ),
        'system',
      ),
      v.description(
        'Colours of code blocks: `system`, `dark`, a Shiki theme, or one for each mode. `linden` uses `dark` by default.',
      ),
    ),
    latex: v.pipe(
      v.optional(v.boolean()),
      v.description('No effect: styles of math are loaded on pages that need them.'),
    ),
    rounded: v.pipe(
      v.optional(v.picklist(['default', 'sharp']), 'default'),
      v.description('Rounded or square corners.'),
    ),
  }),
  v.description('Details of the look.'),
  v.transform(({ codeblocks, ...rest }) => ({ ...rest, ...readCodeblocks(codeblocks) })),
)

/** The dark theme of code, also in light mode where the settings say `dark`. */
export const DARK_CODE = 'dark-plus'
const SYSTEM_CODE = { light: 'github-light-default', dark: DARK_CODE } as const

type CodeTheme = string | { light: string; dark: string }
type Codeblocks = string | { theme?: CodeTheme; languages?: { custom?: string[] } }

/** The themes of code by mode, and the grammars that the site brings. */
function readCodeblocks(written: Codeblocks) {
  const { theme = 'system', languages } =
    typeof written === 'string' ? { theme: written } : written
  return { codeblocks: codeThemes(theme), languages: languages?.custom ?? [] }
}

function codeThemes(theme: CodeTheme): { light: string; dark: string } {
  if (typeof theme === 'object') return theme
  if (theme === 'system') return SYSTEM_CODE
  if (theme === 'dark') return { light: DARK_CODE, dark: DARK_CODE }
  return { light: theme, dark: theme }
}

const IconsSetting = v.pipe(
  object({
    library: v.pipe(
      v.optional(IconLibrarySchema, 'fontawesome'),
      v.description('Library of icons without an explicit one.'),
    ),
  }),
  v.description('Icons.'),
)

/**
 * The file of a font. The URL of a Google Fonts stylesheet is dropped, so that only the name is
 * left, for which Mintlify requests Google Fonts.
 */
export const FontSource = v.pipe(
  AssetPath,
  v.transform((source) =>
    source.startsWith('https://fonts.googleapis.com/css') ? undefined : source,
  ),
)

export const FontFields = {
  family: v.pipe(Name, v.description('Name of the font.')),
  weight: v.pipe(
    v.optional(
      v.pipe(
        v.number(),
        v.minValue(1, 'must be from 1 to 1000'),
        v.maxValue(1000, 'must be from 1 to 1000'),
      ),
    ),
    v.description('Font weight, such as 400.'),
  ),
  source: v.pipe(
    v.optional(FontSource),
    v.description('Path of a file in the content folder, or a URL.'),
  ),
  format: v.pipe(
    v.optional(v.picklist(['woff', 'woff2'])),
    v.description('Format of `source`.'),
  ),
}

const Font = object(FontFields)

type FontValue = v.InferOutput<typeof Font>

const NamedFonts = object({
  ...FontFields,
  family: v.optional(FontFields.family),
  heading: v.pipe(v.optional(Font), v.description('Font of headings.')),
  body: v.pipe(v.optional(Font), v.description('Font of text.')),
  code: v.pipe(v.optional(Font), v.description('Font of code.')),
})

type FontsValue = {
  /** Nothing is loaded: the fonts of the reader's system. */
  system?: boolean
  heading?: FontValue
  body?: FontValue
  code?: FontValue
}

const FontsSetting = v.pipe(
  v.union(
    [v.literal('system'), NamedFonts],
    'must be `"system"`, or an object with `family`, `heading`, `body` or `code`',
  ),
  v.description(
    'Fonts. Default: Inter for text, Geist Mono for code. `"system"` uses the fonts of the reader\'s system. A font without `source` must be installed on the reader\'s device.',
  ),
  // A top-level font applies to headings and text.
  v.transform((fonts): FontsValue => {
    if (fonts === 'system') return { system: true }
    const { heading, body, code, family, ...rest } = fonts
    const both = family === undefined ? undefined : { family, ...rest }
    return { heading: heading ?? both, body: body ?? both, code }
  }),
)

/** The appearance of a site. */
export const lookKeys = {
  theme: v.optional(ThemeSetting, DEFAULT_THEME),
  colors: v.optional(ColorsSetting, { primary: DEFAULT_PRIMARY }),
  appearance: v.optional(AppearanceSetting, {}),
  background: v.optional(BackgroundSetting, {}),
  styling: v.optional(StylingSetting, {}),
  icons: v.optional(IconsSetting, {}),
  fonts: v.optional(FontsSetting, {}),
  thumbnails: v.optional(ThumbnailsSetting, {}),
}
