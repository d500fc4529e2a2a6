import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { packageRoot } from '../kit/package-files.ts'
import type { SkerryOptions } from './options.ts'

/** The package that asks TypeScript about code: an optional peer. */
export const TYPES_PACKAGE = '@shikijs/twoslash'

/** TypeScript 7 has no language service: those who use it have that of TypeScript 6 beside it. */
export const TYPESCRIPT_PACKAGES = ['@typescript/typescript6', 'typescript']

/** Files of the packages that hover types need. */
export interface TypePackages {
  shiki: string
  twoslash: string
  typescript: string
}

/**
 * Finds what the option `twoslash` needs.
 *
 * @param root The content folder, from which it is looked for first.
 * @param others Folders from which it is looked for then.
 * @returns undefined where a package is not installed, or TypeScript has no language service.
 */
export function findTypePackages(
  root: string,
  others: readonly string[] = [packageRoot],
): TypePackages | undefined {
  const places = [root, ...others].map((folder) => join(folder, 'package.json'))
  const shiki = resolveFrom(places, `${TYPES_PACKAGE}/core`)
  const twoslash = shiki && resolveFrom([shiki], 'twoslash/core')
  const typescript = TYPESCRIPT_PACKAGES.map((name) => resolveFrom(places, name)).find(
    (file) => file !== undefined && basename(file) === 'typescript.js',
  )
  return shiki && twoslash && typescript ? { shiki, twoslash, typescript } : undefined
}

/** Says once that code is shown without the types that the option asks for; parameters as above. */
export function checkTypePackages(
  root: string,
  { twoslash }: Pick<SkerryOptions, 'twoslash'>,
  others?: readonly string[],
): Diagnostic[] {
  if (!twoslash || findTypePackages(root, others)) return []
  return [
    {
      severity: 'warning',
      code: 'code/types-package',
      message: `Code is shown without the types of its names: ${TYPES_PACKAGE} is not installed, or has no TypeScript 5 or 6 beside it`,
      hint: `npm install --save-dev ${TYPES_PACKAGE} typescript@6`,
    },
  ]
}

function resolveFrom(files: readonly string[], name: string): string | undefined {
  for (const file of files) {
    try {
      return createRequire(file).resolve(name)
    } catch {
      // Looked for from the next one.
    }
  }
  return undefined
}
