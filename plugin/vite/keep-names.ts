import type { Program } from 'estree'
import type { parseSync } from 'vite'
import { declaredNames } from '../mdx/names-of-program.ts'

/** Code that reads the name of an element's component. */
const READS_NAME = /\btype\s*(?:\??\.\s*name\b|\??\.?\[\s*['"]name['"])/

/**
 * Code that gives components the names they are declared with, if the module reads such names, as
 * in `child.type.name === 'Step'`. Bundlers rename functions.
 *
 * @param program From Vite's parser.
 * @param code Its text.
 */
export function keepNames(
  program: ReturnType<typeof parseSync>['program'],
  code: string,
): string {
  if (!READS_NAME.test(code)) return ''
  const names = (program as Program).body
    .flatMap((statement) =>
      statement.type === 'ImportDeclaration' ? [] : declaredNames(statement),
    )
    .filter((name) => /^[A-Z]/.test(name))
  return `;for (const [value, part] of Object.entries({ ${names.join(', ')} })) if (typeof part === 'function') Object.defineProperty(part, 'name', { value });`
}
