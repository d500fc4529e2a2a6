import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { nearest } from '../../../runtime/kit/nearest.ts'
import { findLanguageId, languageNames } from '../../samples/sample-language-names.ts'
import type { DescribedSite } from './described-site.ts'

/** Warns of languages in `api.examples.languages` that samples can't be written in. */
export function checkLanguages({ settings, locate }: DescribedSite): Diagnostic[] {
  const { api, file } = settings
  return (api.examples.languages ?? []).flatMap((name, index): Diagnostic[] => {
    if (findLanguageId(name) !== undefined) return []
    const ids = Object.keys(languageNames)
    const meant = nearest(name, ids)
    const place = { file, keys: ['api', 'examples', 'languages', index] }
    return [
      {
        severity: 'warning',
        code: 'api/unknown-language',
        message: `there are no samples in \`${name}\``,
        hint: meant
          ? `Did you mean \`${meant}\`?`
          : `Available: ${ids.map((id) => `\`${id}\``).join(', ')}.`,
        ...(locate?.(place) ?? { file }),
      },
    ]
  })
}
