import { posix } from 'node:path'
import { decodePath } from '../../runtime/kit/page-url.ts'

/** The file of a `$ref` in JSON or YAML: in either quotes, or as it is, also in braces. */
const REFERENCE =
  /(?:\$ref|externalValue)["']?\s*:\s*(?:"([^"#]+)|'([^'#]+)|([^"'#\n,{}[\]]+))/g
/**
 * What may be the file of another reference, such as those in the mapping of a discriminator.
 * Starts where a word does, so that long ones are searched once.
 */
const DESCRIPTION = /(?<![^\s"'#,{}[\]:])[^\s"'#,{}[\]:]+\.(?:ya?ml|json)/gi

/** The files to which a description refers, among them all of `described` that it names. */
export function referencesOfDescription(
  text: string,
  file: string,
  described: ReadonlySet<string>,
): string[] {
  const folder = posix.dirname(file)
  const pathOf = (written = '') => posix.join(folder, decodePath(written.trim()))
  const found = [...text.matchAll(REFERENCE)].map(([, double, single, plain]) =>
    pathOf(double ?? single ?? plain),
  )
  const named = [...text.matchAll(DESCRIPTION)]
    .map(([written]) => pathOf(written))
    .filter((path) => described.has(path))
  return [...new Set([...found, ...named])]
}
