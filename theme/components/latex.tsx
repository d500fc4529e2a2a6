import { useContext } from 'preact/hooks'
import temml from 'temml'
import { GeneratedStyles, generatedClass } from '../../runtime/generated-style.ts'
import { useWarning } from '../../runtime/render-record.ts'
import { trustedHtml } from '../../runtime/trusted-html.ts'
import type { LatexProps } from './latex.about.ts'
import { addFormulaAttributes } from '../../runtime/kit/formula-attributes.ts'
import { readFlag } from './read-flag.ts'
import { textOfChildren } from './text-of-children.ts'
import './latex.css'

export type { LatexProps } from './latex.about.ts'

/** A formula as MathML, which browsers render natively. */
export function Latex({ display, children }: LatexProps) {
  const warn = useWarning()
  const styles = useContext(GeneratedStyles)
  const source = textOfChildren(children)
    .trim()
    .replace(/^(\${1,2})([\s\S]*)\1$/, '$2')
  try {
    const mathml = temml.renderToString(source, {
      displayMode: readFlag(display),
      throwOnError: true,
    })
    const html = addFormulaAttributes(mathml, source).replaceAll(
      /(?: class="([^"]*)")? style="([^"]*)"/g,
      (_, names: string | undefined, css: string) =>
        ` class="${[names, generatedClass(css, styles)].filter(Boolean).join(' ')}"`,
    )
    return <span class="latex" dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
  } catch (error) {
    warn({
      code: 'components/latex',
      message: `The formula "${source}" could not be read: ${(error as Error).message.split('\n')[0]}`,
      hint: 'Inside JSX, write formulas with braces or backslashes as {String.raw`…`}.',
    })
    return <code class="latex">{source}</code>
  }
}
