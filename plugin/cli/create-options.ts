/** The options of `skerry create`, as `parseArgs` takes them; `npm create skerry` has the same. */
export const createOptions = {
  name: { type: 'string' },
  color: { type: 'string' },
  'no-api': { type: 'boolean' },
  'no-ci': { type: 'boolean' },
  force: { type: 'boolean' },
} as const
