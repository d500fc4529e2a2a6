/** Hooks that code of pages and snippets may use without importing them, as on Mintlify. */
export const ambientHooks: ReadonlySet<string> = new Set(
  'useState useEffect useRef useCallback useMemo useContext useReducer useLayoutEffect useId'.split(
    ' ',
  ),
)
