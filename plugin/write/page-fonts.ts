import { latinParts, letterScripts } from '../../theme/fonts/letter-scripts.ts'
import type { BuiltClient } from './bundle-client.ts'

/** The file with spaces, digits and most punctuation, and its family. */
const BASIC = /([\w-]+)-basic(?=-wght-normal[^/]*$)/

/**
 * URLs of the font files that the first words of a page need: those with the letters of its
 * language, then the basic one.
 */
export function pageFonts(
  { fonts, bytes }: Pick<BuiltClient, 'fonts' | 'bytes'>,
  language: string,
): string[] {
  const parts = [...letterScripts([language]), ...latinParts(language)]
  return fonts.flatMap((url) => {
    const [, family] = BASIC.exec(url) ?? []
    const others = parts.flatMap((part) => {
      const name = `${family}-${part}-wght-normal`
      const file = [...bytes.keys()].find((each) => each.includes(`/${name}`))
      // All files of a build are in one folder.
      return file
        ? url.slice(0, url.lastIndexOf('/')) + file.slice(file.lastIndexOf('/'))
        : []
    })
    return [...others, url]
  })
}
