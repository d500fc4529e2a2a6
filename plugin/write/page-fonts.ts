import type { DocumentAssets } from '../../runtime/types/rendering.ts'
import { hasAccents, letterScripts } from '../../theme/fonts/letter-scripts.ts'
import type { BuiltClient } from './bundle-client.ts'

/** The family of a file with spaces, digits and most punctuation. */
const BASIC = /([\w-]+)-basic(?=-wght-normal[^/]*$)/

/**
 * URLs of the font files that a page needs at once. For its text, those with the letters of its
 * language come before the basic one.
 */
export function pageFonts(
  { fonts: { text, code }, bytes }: Pick<BuiltClient, 'fonts' | 'bytes'>,
  language: string,
): Pick<DocumentAssets, 'fonts' | 'codeFont'> {
  const codeFont = code === undefined ? {} : { codeFont: code }
  if (text === undefined) return codeFont
  const [, family] = BASIC.exec(text) ?? []
  const parts = [
    ...letterScripts([language]),
    ...(hasAccents(language) ? ['supplement'] : []),
  ]
  const letters = parts.flatMap((part) => {
    const name = `${family}-${part}-wght-normal`
    const file = [...bytes.keys()].find((each) => each.includes(`/${name}`))
    // All files of a build are in one folder.
    return file
      ? text.slice(0, text.lastIndexOf('/')) + file.slice(file.lastIndexOf('/'))
      : []
  })
  return { fonts: [...letters, text], ...codeFont }
}
