const CLASS = /\sclass="([^"]*)"/g
/** A utility with a value, and its variants: `ml-4`, `md:grid-cols-3`, `w-[12px]`. */
const WITH_VALUE = /^(?:[\w-]+:)*!?-?(?![cg]-)[a-z][a-z-]*-(?:\d|\[)[^\s<>&]*$/

/**
 * Class names with values in rendered HTML, for utilities that components put together:
 * `ml-${depth * 4}`. Those in code are known without rendering (`addClassNames`).
 */
export function computedClasses(html: string): string[] {
  const found = new Set<string>()
  for (const [, names = ''] of html.matchAll(CLASS))
    for (const name of names.split(' ')) if (WITH_VALUE.test(name)) found.add(name)
  return [...found]
}
