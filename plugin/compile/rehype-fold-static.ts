import type { Expression } from 'estree'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { pageOf } from '../mdx/page-of.ts'
import { identifier, literal, member } from '../mdx/build-estree.ts'
import { isTag, type Tag } from '../mdx/tag.ts'
import { TemplateBuilder } from './template-builder.ts'
import { childrenOf, type HtmlNode } from './html-node.ts'
import { expressionNode, isBlockSpace } from './jsx-node.ts'
import { PageNames } from './page-names.ts'
import { renameReserved } from './rename-reserved.ts'
import { PANEL } from './hoist-panels.ts'

/**
 * The last rehype plugin. Folds static markup into the text of templates (`jsxTemplate`), which the
 * server render copies; only components and expressions remain code. Inside the author's components
 * and elements that the site maps, nothing is folded: they receive their children as MDX produces
 * them, one by one, each with its type.
 *
 * @param namesFollow Whether authors' recma plugins run later, which may declare names.
 */
export function rehypeFoldStatic({ namesFollow }: { namesFollow: boolean }) {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file)
    const children = childrenOf(tree)
    renameReserved(children)
    const names = new PageNames(page, children, namesFollow)
    const folder = new TemplateBuilder(page, names)
    if (page.input.asComponent) {
      const esm = tree.children.filter(({ type }) => type === 'mdxjsEsm')
      tree.children = [
        ...esm,
        ...folder.plain(contentOf(children)),
      ] as typeof tree.children
      return
    }
    const content = folder.content(contentOf(children))
    const panel = children.find((node) => isTag(node) && node.name === PANEL) as
      Tag | undefined
    const code = panel ? choose(folder.content(childrenOf(panel)), content) : content
    tree.children = [
      ...tree.children.filter(({ type }) => type === 'mdxjsEsm'),
      ...(code ? [expressionNode(code) as Root['children'][number]] : []),
    ]
  }
}

/** The nodes that aren't code, without white space around them or in place of code. */
function contentOf(nodes: readonly HtmlNode[]): HtmlNode[] {
  const content: HtmlNode[] = []
  let afterCode = true
  for (const node of nodes) {
    const isCode = node.type === 'mdxjsEsm' || (isTag(node) && node.name === PANEL)
    const isBreak = node.type === 'text' && isBlockSpace(node.value)
    if (!isCode && !(isBreak && afterCode)) content.push(node)
    afterCode = isCode || (isBreak && afterCode)
  }
  const last = content.at(-1)
  if (last?.type === 'text' && isBlockSpace(last.value)) content.pop()
  return content
}

/** `props.showPanel ? panel : content` */
function choose(
  panel: Expression | undefined,
  content: Expression | undefined,
): Expression {
  return {
    type: 'ConditionalExpression',
    test: member(identifier('props'), 'showPanel'),
    consequent: panel ?? literal(null),
    alternate: content ?? literal(null),
  }
}
