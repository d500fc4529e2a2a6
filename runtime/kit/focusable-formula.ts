/** Length of TeX whose rendering surely fits into a line on narrow screens. */
const FITTING_LENGTH = 24

/**
 * Makes a formula that may have to scroll focusable (WCAG 2.1.1).
 *
 * @param mathml Starts with `<math`.
 * @param tex The formula's source.
 */
export function focusableFormula(mathml: string, tex: string): string {
  return tex.length > FITTING_LENGTH
    ? mathml.replace(/^<math\b/, '<math tabindex="0"')
    : mathml
}
