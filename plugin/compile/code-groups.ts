/** Tags whose code blocks become tabs. */
export const CODE_GROUPS: ReadonlySet<string> = new Set([
  'CodeGroup',
  'RequestExample',
  'ResponseExample',
])
