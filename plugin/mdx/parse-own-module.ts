import { parseCode } from '../kit/parse-code.ts'

type Parsed = ReturnType<typeof parseCode>

/** A module of the site, parsed. */
interface OwnModule extends Pick<Parsed, 'program' | 'errors'> {
  /** The language that it is written in, if its extension names another one. */
  lang?: 'tsx'
}

/**
 * Parses a module in the language of its extension. If that isn't possible, it may contain what
 * other tools take there: JSX in a `.js` file, types in a `.jsx` file.
 *
 * @returns Errors only if both fail: those of the attempt that got further.
 */
export function parseOwnModule(file: string, code: string): OwnModule {
  const { program, errors } = parseCode(file, code)
  if (errors.length === 0 || file.endsWith('.tsx')) return { program, errors }
  const other = parseCode(file, code, { lang: 'tsx' })
  if (other.errors.length === 0) return { ...pick(other), lang: 'tsx' }
  return startOf(other) > startOf({ errors }) ? pick(other) : { program, errors }
}

function pick({ program, errors }: Parsed): OwnModule {
  return { program, errors }
}

/** Where the first error is. */
function startOf({ errors }: Pick<Parsed, 'errors'>): number {
  return errors[0]?.labels[0]?.start ?? 0
}
