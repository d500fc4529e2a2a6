/** Characters of TeX that fit into a line of a narrow screen, whatever they become. */
const SHORT = 24

/**
 * Lets keys reach a formula that may have to scroll (WCAG 2.1.1).
 *
 * @param mathml Begins with `<math`.
 * @param tex What it was made of.
 */
export function focusableFormula(mathml: string, tex: string): string {
  return tex.length > SHORT ? mathml.replace(/^<math\b/, '<math tabindex="0"') : mathml
}
