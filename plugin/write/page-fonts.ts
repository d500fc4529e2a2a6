import { letterScripts } from '../../theme/fonts/letter-scripts.ts'
import type { BuiltClient } from './bundle-client.ts'

const LATIN = /inter-latin(?=-wght-normal[^/]*$)/

/**
 * URLs of the font files that the first words of a page need: the subset for the script of its
 * language, then the Latin one, which has spaces, digits and most punctuation.
 */
export function pageFonts(
  { fonts, bytes }: Pick<BuiltClient, 'fonts' | 'bytes'>,
  language: string,
): string[] {
  const scripts = letterScripts([language])
  return fonts.flatMap((url) => {
    if (!LATIN.test(url)) return url
    const others = scripts.flatMap((script) => {
      const name = `inter-${script}-wght-normal`
      const file = [...bytes.keys()].find((each) => each.includes(`/${name}`))
      // All files of a build are in one folder.
      return file
        ? url.slice(0, url.lastIndexOf('/')) + file.slice(file.lastIndexOf('/'))
        : []
    })
    return [...others, url]
  })
}
