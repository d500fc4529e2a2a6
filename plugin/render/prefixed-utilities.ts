/**
 * Mintlify renders `dark:hidden` as `dark:mint-hidden`. Authors copy such names from its pages, where
 * they have the same effect as those without the prefix.
 */
// `dark` is no utility, but a class of the page that selectors of utilities name.
const PREFIXED = /^((?:.*:)?!?-?)mint-(?!dark$)(?=[a-z])/
/** A class in a selector, as Tailwind writes it. */
const CLASS = /\.((?:\\3\d |\\.|[\w\u{80}-\u{10ffff}-])+)/gu

/** Takes a class name and returns the name of the utility that it stands for, often itself. */
export function unprefixedUtility(name: string): string {
  return name.replace(PREFIXED, '$1')
}

/**
 * Makes the CSS of utilities apply to the prefixed ones among `names`. Utilities that `names` have
 * only with the prefix lose their selector without it.
 */
export function applyPrefixes(css: string, names: readonly string[]): string {
  const written = new Map<string, string[]>()
  for (const name of names) {
    const utility = escapeClass(unprefixedUtility(name))
    const selector = `.${escapeClass(name)}`
    written.set(utility, [...(written.get(utility) ?? []), selector])
  }
  return css.replace(CLASS, (whole, utility: string) => {
    const selectors = written.get(utility) ?? []
    if (selectors.length < 2) return selectors[0] ?? whole
    return `:is(${selectors.join(', ')})`
  })
}

function escapeClass(name: string): string {
  return name
    .replace(/[^\w\u{80}-\u{10ffff}-]/gu, String.raw`\$&`)
    .replace(/^\d/, String.raw`\3$& `)
}
