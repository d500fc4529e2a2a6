import * as v from 'valibot'
import { object } from './object.ts'
import { AssetPath } from './values.ts'
import { bundledThemesInfo } from 'shiki/themes'

const themeNames = bundledThemesInfo.map(({ id }) => id)

/** A theme of Shiki, or `css-variables`. */
const CodeTheme = v.picklist([...themeNames, 'css-variables'])

export const StylingSetting = v.pipe(
  object({
    eyebrows: v.pipe(
      v.optional(v.picklist(['section', 'breadcrumbs']), 'section'),
      v.description('What stands above the title of a page.'),
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
                      CodeTheme,
                      object({
                        light: v.pipe(CodeTheme, v.description('In light mode.')),
                        dark: v.pipe(CodeTheme, v.description('In dark mode.')),
                      }),
                    ],
                    'must be the name of a theme, or an object with `light` and `dark`',
                  ),
                ),
                v.description('The theme of Shiki.'),
              ),
              languages: v.optional(
                object({
                  custom: v.pipe(
                    v.optional(v.array(AssetPath)),
                    v.description(
                      'TextMate grammars of languages that Shiki does not know.',
                    ),
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
        'The colours of code: `system`, `dark`, a theme of Shiki, or one for each mode.',
      ),
    ),
    latex: v.pipe(
      v.optional(v.boolean()),
      v.description('Forces the styles of formulas on or off.'),
    ),
    rounded: v.pipe(
      v.optional(v.picklist(['default', 'sharp']), 'default'),
      v.description('The corners of boxes.'),
    ),
  }),
  v.description('Details of the look.'),
)
