import { createRequire } from 'node:module'
import type { Element } from 'hast'
import type Temml from 'temml'
import { addFormulaAttributes } from '../../runtime/kit/formula-attributes.ts'
import { contentHash } from '../kit/content-hash.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { hasClass, isElement } from '../../theme/markdown/elements.ts'
import { replaceHtmlNode, textContentOf } from './html-node.ts'
import { errorMessage } from '../../runtime/kit/error-message.ts'

const require = createRequire(import.meta.url)

/** Loaded with the first formula: it is half a megabyte of code. */
const loadTemml = () => require('temml') as typeof Temml

/**
 * Renders a formula to MathML, which browsers show without script or fonts, unless one of the
 * author's plugins has rendered it. In hast it is `code.math-inline`, or `pre > code.math-display`.
 *
 * @returns Whether the element was a formula.
 */
export function renderFormula(node: Element, page: Compilation): boolean {
  const [only] = node.children
  const display =
    node.tagName === 'pre' && only && isElement(only) && hasClass(only, 'math-display')
  if (!display && !hasClass(node, 'math-inline')) return false
  replaceHtmlNode(node, { type: 'raw', value: toMathml(node, Boolean(display), page) })
  return true
}

function toMathml(node: Element, displayMode: boolean, page: Compilation): string {
  const tex = textContentOf(node)
  const temml = loadTemml()
  let mathml: string
  try {
    mathml = temml.renderToString(tex, { displayMode, throwOnError: true, trust: false })
  } catch (error) {
    page.report(node, {
      code: 'mdx/formula',
      message: `The formula is not valid TeX: ${firstLine(error)}`,
      hint: 'Fix the TeX, or write \\$ for a dollar sign that is text.',
    })
    mathml = temml.renderToString(tex, { displayMode, throwOnError: false, trust: false })
  }
  // Link the stylesheet of formulas.
  page.components.add('Latex')
  return styleByClass(addFormulaAttributes(mathml, tex), page)
}

/** Moves inline styles to classes, because strict policies forbid `style` attributes. */
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
  return errorMessage(error)
    .split('\n')[0]!
    .replace(/^[\w ]*Error: /i, '')
}
