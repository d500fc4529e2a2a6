import { applyConversions, type Conversion, type ConversionKind } from './conversion.ts'
import { convertAlerts } from './convert-alerts.ts'
import { convertContainers } from './convert-containers.ts'
import { convertIndented } from './convert-indented.ts'
import { convertLiquid } from './convert-liquid.ts'
import { parseForeignPage, type ForeignPage } from './foreign-page.ts'

const converters: readonly ((page: ForeignPage) => Conversion[])[] = [
  convertContainers,
  convertAlerts,
  convertIndented,
  convertLiquid,
]

/** More than blocks are nested in any real page. */
const MAX_ROUNDS = 50

/** A page with the syntax of other tools replaced by ours. */
interface ConvertedPage {
  text: string
  /** How many conversions of each kind were made. */
  counts: Map<ConversionKind, number>
  /** Its tags don't match, so it stays as it is. */
  isUnreadable?: true
}

/**
 * Converts syntax and components of other tools in a page. Everything else stays as it is, byte for
 * byte. What is found in what was converted, such as a block in a block, is converted as well: if
 * the result is converted again, nothing changes.
 */
export function convertPage(text: string, format: 'md' | 'mdx'): ConvertedPage {
  const counts = new Map<ConversionKind, number>()
  let page = parseForeignPage(text, format)
  if (!page) return { text, counts, isUnreadable: true }
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before: ForeignPage = page
    const found = converters.flatMap((convert) => convert(before))
    const { text: after, made } = applyConversions(before.text, found)
    if (after === before.text) break
    const next = parseForeignPage(after, format)
    // What was written around the converted parts doesn't match them.
    if (!next) break
    for (const { kind } of made) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    page = next
  }
  return { text: page.text, counts }
}
