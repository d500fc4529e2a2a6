import { applyConversions, type Conversion, type ConversionKind } from './conversion.ts'
import { convertAbbreviations } from './convert-abbreviations.ts'
import { convertAlerts } from './convert-alerts.ts'
import { convertAnchors } from './convert-anchors.ts'
import { convertAttributeLists } from './convert-attribute-lists.ts'
import { convertCardGrids } from './convert-card-grids.ts'
import { convertCardList } from './convert-card-list.ts'
import { convertCardTables } from './convert-card-tables.ts'
import { convertCodeImports } from './convert-code-imports.ts'
import { convertContainers } from './convert-containers.ts'
import { convertComponents } from './convert-components.ts'
import { convertDefinitionLists } from './convert-definition-lists.ts'
import { convertEmoji } from './convert-emoji.ts'
import { convertFences } from './convert-fences.ts'
import { convertFrontMatter } from './convert-front-matter.ts'
import { convertFrontmatter } from './convert-frontmatter.ts'
import { convertPackageFences } from './convert-generated.ts'
import { convertHome } from './convert-home.ts'
import { convertIcons } from './convert-icons.ts'
import { convertImports } from './convert-imports.ts'
import { convertIndented } from './convert-indented.ts'
import { convertLinks, type MovedUrls } from './convert-links.ts'
import { convertLiquid } from './convert-liquid.ts'
import { convertMarks } from './convert-marks.ts'
import { convertModeImages } from './convert-mode-images.ts'
import { convertReferences, type ReferenceTarget } from './convert-references.ts'
import { convertSnippets, usedDefinitions, type FindSnippet } from './convert-snippets.ts'
import { convertSlashBlocks } from './convert-slash-blocks.ts'
import { convertTabFences } from './convert-tab-fences.ts'
import { convertTitle } from './convert-title.ts'
import { convertUrls } from './convert-urls.ts'
import { convertVueValues } from './convert-vue-values.ts'
import { parseForeignPage, type ForeignPage } from './foreign-page.ts'
import type { HeadingRule } from './heading-slugs.ts'

const converters: readonly ((page: ForeignPage) => Conversion[])[] = [
  convertContainers,
  convertAlerts,
  convertIndented,
  convertSlashBlocks,
  convertDefinitionLists,
  convertLiquid,
  convertCardGrids,
  convertCardTables,
  convertComponents,
  convertImports,
  convertPackageFences,
  convertCodeImports,
  convertTabFences,
  convertFences,
  convertMarks,
  convertEmoji,
  convertAttributeLists,
  convertModeImages,
  convertIcons,
  convertAbbreviations,
  convertUrls,
  convertVueValues,
  convertFrontMatter,
  convertFrontmatter,
  convertHome,
]

/** More than blocks are nested in any real page. */
const MAX_ROUNDS = 50

/** What the site of another tool says about a page. */
export interface ForeignContext {
  /** The new URLs of files that are moved. */
  moved?: MovedUrls | undefined
  /** The pages of its group are listed below it. */
  hasCards?: boolean | undefined
  /** Its heading of level 1 is shown instead of the title in the frontmatter. */
  hasTitleInText?: boolean | undefined
  /** Its label in the sidebar, if it is written into the frontmatter. */
  label?: string | undefined
  /** The ids of its headings, if they are others than ours. */
  headingIds?: HeadingRule | undefined
  /** What references lead to that aren't defined in the page. */
  targetOf?: ReferenceTarget | undefined
  /** Finds what the page includes. */
  findSnippet?: FindSnippet | undefined
  /** Definitions of links and abbreviations that pages have at their end. */
  appended?: readonly string[] | undefined
}

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
export function convertPage(
  text: string,
  format: 'md' | 'mdx',
  context: ForeignContext = {},
): ConvertedPage {
  const counts = new Map<ConversionKind, number>()
  const { appended = [], moved } = context
  const used = usedDefinitions(appended, text)
  let page = parseForeignPage(withLines(text, used), format)
  if (!page) return { text, counts, isUnreadable: true }
  const take = (next: ConvertedRound): ForeignPage => {
    for (const { kind } of next.made) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    return next.page
  }
  // Relative links of a page that gets another folder change once.
  const linked = moved?.isElsewhere ? applyTo(page, convertLinks(page, moved)) : undefined
  if (linked) page = take(linked)
  const rest = moved?.isElsewhere ? { ...context, moved: undefined } : context
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = convertOnce(page, rest)
    if (!next) break
    page = take(next)
  }
  if (used.length === 0) return { text: page.text, counts }
  // Definitions of abbreviations are gone.
  const end = /\s*$/.exec(text)?.[0] ?? ''
  return { text: page.text.trimEnd() + end, counts }
}

/** A page after some conversions. */
interface ConvertedRound {
  page: ForeignPage
  made: Conversion[]
}

/** A text with lines at its end, after an empty one. */
function withLines(text: string, lines: readonly string[]): string {
  if (lines.length === 0) return text
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  return `${text.trimEnd()}${eol}${eol}${lines.join(eol)}${eol}`
}

/** Makes the conversions that are found, as far as the result can be parsed. */
function convertOnce(
  page: ForeignPage,
  context: ForeignContext,
): ConvertedRound | undefined {
  const { moved, hasCards, headingIds, targetOf, findSnippet } = context
  const found = converters.flatMap((convert) => convert(page))
  if (context.hasTitleInText) found.push(...convertTitle(page, context.label))
  if (moved) found.push(...convertLinks(page, moved))
  if (hasCards) found.push(...convertCardList(page))
  if (headingIds) found.push(...convertAnchors(page, headingIds))
  if (targetOf) found.push(...convertReferences(page, targetOf))
  if (findSnippet) found.push(...convertSnippets(page, findSnippet))
  return applyTo(page, found)
}

/** Makes conversions, as far as the result can be parsed. */
function applyTo(
  page: ForeignPage,
  found: readonly Conversion[],
): ConvertedRound | undefined {
  const attempt = (conversions: readonly Conversion[]): ConvertedRound | undefined => {
    const { text, made } = applyConversions(page.text, conversions)
    const next = text === page.text ? undefined : parseForeignPage(text, page.format)
    return next && { page: next, made }
  }
  const all = attempt(found)
  if (all || found.length === 0) return all
  // What is around one of them doesn't match it.
  const possible = found.filter((each) => attempt([each]))
  return attempt(possible) ?? attempt(possible.slice(0, 1))
}
