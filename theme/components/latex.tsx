import temml from 'temml'
import type { ComponentChildren } from 'preact'
import { GeneratedStyles, generatedClass } from '../../runtime/generated-style.ts'
import { useContext } from 'preact/hooks'
import { useWarning } from '../../runtime/render-record.ts'
import { readFlag } from './read-flag.ts'
import type { Flag } from './read-flag.ts'
import { textOf } from './text-of.ts'
import './latex.css'

export interface LatexProps {
  /** A block of its own instead of a part of the line. */
  display?: Flag
  /** LaTeX, without dollar signs around it. */
  children?: ComponentChildren
}

/** A formula as MathML, which browsers draw themselves (behaviour 4.10). */
export function Latex({ display, children }: LatexProps) {
  const warn = useWarning()
  const styles = useContext(GeneratedStyles)
  const source = textOf(children)
    .trim()
    .replace(/^(\${1,2})([\s\S]*)\1$/, '$2')
  try {
    const mathml = temml.renderToString(source, {
      displayMode: readFlag(display),
      throwOnError: true,
    })
    const html = mathml.replaceAll(
      /(?: class="([^"]*)")? style="([^"]*)"/g,
      (_, names: string | undefined, css: string) =>
        ` class="${[names, generatedClass(css, styles)].filter(Boolean).join(' ')}"`,
    )
    return <span class="latex" dangerouslySetInnerHTML={{ __html: html }} />
  } catch (error) {
    warn({
      code: 'components/latex',
      message: `The formula "${source}" could not be read: ${(error as Error).message.split('\n')[0]}`,
      hint: 'Inside JSX, write formulas with braces or backslashes as {String.raw`…`}.',
    })
    return <code class="latex">{source}</code>
  }
}
