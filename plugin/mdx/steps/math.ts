import type { Nodes, Parents, RootContent } from 'mdast'
import type {} from 'mdast-util-math'
import temml from 'temml'
import { contentHash } from '../../content-hash.ts'
import type { Compilation } from '../compilation.ts'
import { expressionOf, isTag, literalOf, textOf, type RawHtml } from '../tag.ts'

/**
 * `$…$`, `$$…$$` and `<Latex>` become MathML, which browsers draw without script or fonts.
 * A `<Latex>` with attributes, or with code in it, is left to the component.
 */
export function renderMath(parent: Parents, page: Compilation): void {
  parent.children.forEach((child, index) => {
    const node = child as RootContent
    const formula = formulaOf(node)
    if (formula) (parent.children as RootContent[])[index] = toMathml(node, formula, page)
    else if ('children' in node) renderMath(node, page)
  })
}

function formulaOf(node: Nodes): { tex: string; display: boolean } | undefined {
  if (node.type === 'math') return { tex: node.value, display: true }
  if (node.type === 'inlineMath') return { tex: node.value, display: false }
  if (!isTag(node) || node.name !== 'Latex' || node.attributes.length > 0)
    return undefined
  const parts = node.children.map((child) => latexText(child as Nodes))
  if (parts.includes(undefined)) return undefined
  const tex = parts.join('')
  return tex.trim() === '' ? undefined : { tex: tex.trim(), display: false }
}

/** TeX as authors put it between tags: text, a string in braces, or braces of its own. */
function latexText(node: Nodes): string | undefined {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    const expression = expressionOf(node)
    const value = expression && literalOf(expression)
    if (typeof value === 'string') return value
    // `{a}{b}` are TeX's own braces; a template is code.
    return node.value.includes('`') ? undefined : `{${node.value}}`
  }
  if (node.type === 'inlineMath' || node.type === 'math') return node.value
  if (!('children' in node)) return textOf(node)
  const parts = node.children.map((child) => latexText(child))
  return parts.includes(undefined) ? undefined : parts.join('')
}

function toMathml(
  node: RootContent,
  { tex, display }: { tex: string; display: boolean },
  page: Compilation,
): RawHtml {
  let value: string
  try {
    value = temml.renderToString(tex, {
      displayMode: display,
      throwOnError: true,
      trust: false,
    })
  } catch (error) {
    page.report(node, {
      code: 'mdx/formula',
      message: `The formula cannot be read: ${firstLine(error)}`,
      hint: 'Correct the TeX, or write \\$ for a dollar sign that is text',
    })
    value = temml.renderToString(tex, {
      displayMode: display,
      throwOnError: false,
      trust: false,
    })
  }
  value = styleByClass(value, page)
  // Its style sheet.
  page.components.add('Latex')
  return { type: 'rawHtml', value, position: node.position }
}

/** Spacing and matrices have declarations: as classes, because strict policies allow no `style`. */
function styleByClass(mathml: string, page: Compilation): string {
  return mathml.replaceAll(
    /(?: class="([^"]*)")? style="([^"]*)"/g,
    (_, names: string | undefined, css: string) => {
      const name = `m-${contentHash(css).slice(0, 10)}`
      page.codeStyles[name] = css.replace(/;\s*$/, '')
      return ` class="${[names, name].filter(Boolean).join(' ')}"`
    },
  )
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error))
    .split('\n')[0]!
    .replace(/^[\w ]*Error: /i, '')
}
