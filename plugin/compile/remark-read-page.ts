import type { Root } from 'mdast'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { stringify } from 'yaml'
import { joinPage } from '../mdx/page-of.ts'
import type { ExtraSyntax } from '../mdx/parse-text.ts'
import { readTree } from '../mdx/read-tree.ts'
import { inlineSnippets } from './inline-snippets.ts'

interface SyntaxData {
  micromarkExtensions?: unknown[]
  fromMarkdownExtensions?: unknown[]
}

/** Options of `remarkReadPage`. */
interface ReadPageOptions {
  /** Add frontmatter to the tree, because authors' plugins may look for it. */
  withYaml: boolean
  /** `remark-gfm` and `remark-math` follow, with the same syntax as our parser's. */
  withPlainSyntax: boolean
}

/** Number of extensions that `remark-gfm` and `remark-math` register: one each. */
const PLAIN_EXTENSIONS = 2

/**
 * The first remark plugin: sets the parser, which parses a page leniently and inlines its snippets.
 * Syntax extensions that later plugins register are used; MDX's own strict syntax, registered
 * before, is replaced.
 */
export function remarkReadPage(
  this: Processor,
  { withYaml, withPlainSyntax }: ReadPageOptions,
) {
  const data = this.data() as SyntaxData
  data.micromarkExtensions = []
  data.fromMarkdownExtensions = []

  this.parser = (_text: string, file: VFile): Root => {
    const page = joinPage(file)
    const { format, frontmatter } = page.input
    Object.assign(file.data, { frontmatter, matter: frontmatter })
    const { micromarkExtensions = [], fromMarkdownExtensions = [] } = data
    const extra: ExtraSyntax = {
      micromark: micromarkExtensions.flat() as ExtraSyntax['micromark'],
      mdast: fromMarkdownExtensions as ExtraSyntax['mdast'],
      isPlain:
        withPlainSyntax &&
        micromarkExtensions.length === PLAIN_EXTENSIONS &&
        fromMarkdownExtensions.length === PLAIN_EXTENSIONS,
    }
    const tree = readTree(page.page, format, extra, page)
    inlineSnippets(tree, page, extra)
    if (withYaml && Object.keys(frontmatter).length > 0)
      tree.children.unshift({ type: 'yaml', value: stringify(frontmatter).trimEnd() })
    return tree
  }
}
