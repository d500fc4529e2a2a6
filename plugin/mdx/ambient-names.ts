/** Names that only the function of a page has, not a module with its code. */
export const pageOnlyNames: ReadonlySet<string> = new Set(['frontmatter', 'props'])

/** Hooks that code of pages and snippets can use without an import, as on Mintlify. */
export const ambientHooks: ReadonlySet<string> = new Set(
  'useState useEffect useRef useCallback useMemo useContext useReducer useLayoutEffect useId'.split(
    ' ',
  ),
)

/**
 * What Mintlify knows of a reader who has logged in, under its current and its earlier name. For all
 * others it is an empty object there, so it is always one here.
 */
export const readerNames: ReadonlySet<string> = new Set(['user', 'userContext'])

/**
 * Whether code of pages and snippets can use a name without an import: a hook, `React`, or the
 * reader.
 */
export function isAmbientName(name: string): boolean {
  return name === 'React' || ambientHooks.has(name) || readerNames.has(name)
}
