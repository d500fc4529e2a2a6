const DEFAULT = /\bexport\s+default\b|\bmodule\.exports\b/
/** Exports from another module or an object, whose names aren't looked for. */
const OTHERS = /\bexport\s*(?:\*|(?:const|let|var)\s*[{[])/
const DECLARED =
  /\bexport\s+(?:async\s+)?(?:function\s*\*?|const|let|var|class)\s+([\w$]+)/g
const LISTED = /\bexport\s*\{([^}]*)\}/g

/**
 * Names that a module exports and that could be its component, if none of them is the component
 * of an override: it has no default export and none with the override's name. Undefined if one
 * is. Only looks at the text, so that nothing has to be parsed.
 */
export function namesBesidePart(text: string, name: string): string[] | undefined {
  if (DEFAULT.test(text) || OTHERS.test(text)) return undefined
  const declared = [...text.matchAll(DECLARED)].map(([, found]) => found!)
  const listed = [...text.matchAll(LISTED)].flatMap(([, list]) =>
    list!.split(',').map((entry) => entry.trim().split(/\s+/).at(-1)!),
  )
  const names = [...declared, ...listed]
  const isComponent = names.includes(name) || names.includes('default')
  return isComponent ? undefined : names.filter((found) => /^[A-Z]/.test(found))
}
