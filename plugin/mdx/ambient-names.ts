/** Hooks that code of pages and snippets can use without an import, as on Mintlify. */
export const ambientHooks: ReadonlySet<string> = new Set(
  'useState useEffect useRef useCallback useMemo useContext useReducer useLayoutEffect useId'.split(
    ' ',
  ),
)
