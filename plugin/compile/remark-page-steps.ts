import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { hideOwnTags, showOwnTags } from '../mdx/own-components.ts'
import { pageOf } from '../mdx/page-of.ts'
import { checkDepth } from '../mdx/check-depth.ts'
import { checkPathFields } from './check-path-fields.ts'
import { collectFields } from './collect-fields.ts'
import { dropFirstHeading } from './drop-first-heading.ts'
import { escapeRawHtml } from './escape-raw-html.ts'
import { fillFences } from './fill-fences.ts'
import { readLatex } from './read-latex.ts'
import { readMathFences } from './read-math-fences.ts'
import { readMermaid } from './read-mermaid.ts'
import { lintMarkup } from './lint-markup.ts'
import { resolveDottedNames } from './resolve-dotted-names.ts'
import { labelHeadings, recordHeadings } from './record-headings.ts'
import { resolveReferences } from './resolve-references.ts'
import { smartenPunctuation } from './smarten-punctuation.ts'
import { normalizeTags } from './normalize-tags.ts'
import { chooseAudience } from './choose-audience.ts'

/** Our steps on mdast, after authors' remark plugins. */
export function remarkPageSteps() {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file)
    const { input } = page
    checkDepth(tree, page)
    if (page.hasOwn) hideOwnTags(tree)
    resolveReferences(tree)
    page.hasAudiences = chooseAudience(tree, input.audience ?? 'humans', page)
    resolveDottedNames(tree, page)
    readMermaid(tree)
    fillFences(tree, page)
    lintMarkup(tree, page)
    if (input.dropFirstHeading) page.droppedHeading = dropFirstHeading(tree)
    normalizeTags(tree, page)
    if (input.format === 'md') escapeRawHtml(tree, page)
    readLatex(tree)
    readMathFences(tree)
    const headings = recordHeadings(tree)
    smartenPunctuation(tree)
    labelHeadings(headings)
    page.fields = collectFields(tree)
    if (page.fields.length > 0) checkPathFields(tree, page)
    if (page.hasOwn) showOwnTags(tree)
  }
}
