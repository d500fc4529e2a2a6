import { letterScripts } from '../../theme/fonts/letter-scripts.ts'
import type { BuiltClient } from './bundle-client.ts'

const LATIN = /inter-latin(?=-wght-normal[^/]*$)/

/**
 * Addresses of the font files that the first words of a page need: those of the letters that its
 * language is written in, then the latin ones, which have the spaces, digits and most of the points.
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
      // Files of one build lie in one folder.
      return file
        ? url.slice(0, url.lastIndexOf('/')) + file.slice(file.lastIndexOf('/'))
        : []
    })
    return [...others, url]
  })
}
