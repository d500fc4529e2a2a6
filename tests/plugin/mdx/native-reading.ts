import { parseNatively } from '../../../plugin/mdx/native-parser.ts'
import { parseText, UnreadablePage } from '../../../plugin/mdx/parse-text.ts'
import { plainSyntax } from '../../../plugin/mdx/plain-syntax.ts'
import { keepRawText } from '../../../plugin/mdx/raw-text.ts'
import { NeedsJsParser } from '../../../plugin/mdx/needs-js-parser.ts'
import { unravel } from '../../../plugin/mdx/unravel.ts'
import { compilationOf } from './compilation-of.ts'

const syntax = { ...plainSyntax(), isPlain: false }

/** Components that are known to be tags, as on most sites. */
const components =
  'Accordion Callout Card CardGroup Check CodeGroup Columns Frame Icon Info Note ParamField Step Steps Tab Tabs Tip Update Warning'.split(
    ' ',
  )

/** The native parser's tree for a text, or the reason why it falls back. */
export function readNatively(text: string) {
  try {
    const tree = parseNatively(text)
    if (!tree) throw new Error('satteri is not installed')
    keepRawText(tree, text)
    unravel(tree)
    return { tree }
  } catch (error) {
    if (error instanceof NeedsJsParser) return { reason: error.message }
    throw error
  }
}

/** The JavaScript parser's tree and problems. */
export function readInJavaScript(text: string) {
  const page = compilationOf(text, components)
  try {
    const tree = parseText(page.page, text, 'mdx', syntax, page)
    unravel(tree)
    return { tree, problems: page.diagnostics }
  } catch (error) {
    if (!(error instanceof UnreadablePage)) throw error
    return { tree: undefined, problems: page.diagnostics }
  }
}
