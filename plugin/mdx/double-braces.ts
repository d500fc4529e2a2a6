import type { UnplacedDiagnostic } from './compilation.ts'

/** `{{name}}`, which `substituteVariables` reports if the site has no such variable. */
const VARIABLE = /^\{\{\s*[\w.-]+\s*\}\}/

/** The start of a value in the pages of VitePress and VuePress: `{{ $frontmatter.title }}`. */
export const VUE_VALUE = /\{\{[ \t]*\$(?:frontmatter|params|page|site|themeConfig)\b/

/** What to write instead of such a value. */
export const VUE_VALUE_HINT =
  'Write the value, or `{frontmatter.…}` for a value of the frontmatter in an .mdx page.'

/** Whether double braces are reported as a whole, so that the code in them needn't be. */
export function areReported(braces: string): boolean {
  return VARIABLE.test(braces) || braces.search(VUE_VALUE) === 0
}

/** The problem of double braces that are a value of VitePress. Undefined for others. */
export function vueValueProblem(braces: string): UnplacedDiagnostic | undefined {
  const found = VUE_VALUE.exec(braces)
  return found?.index === 0
    ? {
        code: 'mdx/foreign-syntax',
        message: `\`${found[0]}\` is shown as text: it is the syntax of another tool`,
        hint: VUE_VALUE_HINT,
      }
    : undefined
}
