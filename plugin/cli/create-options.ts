/** The options of `skerry create` for `parseArgs`. `npm create skerry` has the same options. */
export const createOptions = {
  name: { type: 'string' },
  color: { type: 'string' },
  'no-api': { type: 'boolean' },
  'no-ci': { type: 'boolean' },
  force: { type: 'boolean' },
} as const
