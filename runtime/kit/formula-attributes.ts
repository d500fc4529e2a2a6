/** Length of TeX whose rendering surely fits into a line on narrow screens. */
const FITTING_LENGTH = 24

/**
 * Adds a formula's source, from which its Markdown is written, and makes one that may have to
 * scroll focusable (WCAG 2.1.1).
 *
 * @param mathml Starts with `<math`.
 * @param tex The formula's source.
 */
export function addFormulaAttributes(mathml: string, tex: string): string {
  // Not `alttext`, which screen readers would read instead of the formula.
  const source = `data-tex="${tex.trim().replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
  const focus = tex.length > FITTING_LENGTH ? ' tabindex="0"' : ''
  return mathml.replace(/^<math\b/, () => `<math${focus} ${source}`)
}
