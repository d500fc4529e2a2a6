import { basename, join } from 'node:path'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { packageRoot } from '../kit/package-files.ts'
import { resolveFrom } from '../kit/resolve-from.ts'
import type { SkerryOptions } from './options.ts'

/** An optional peer dependency that gets types from TypeScript. */
export const TYPES_PACKAGE = '@shikijs/twoslash'

/** In order of preference. TypeScript 7 has no language service, so TypeScript 6 is needed too. */
export const TYPESCRIPT_PACKAGES = ['@typescript/typescript6', 'typescript']

/** Paths of the packages' files that hover types need. */
interface TypePackages {
  shiki: string
  twoslash: string
  typescript: string
}

/**
 * Finds the packages for the option `twoslash`.
 *
 * @param root The content folder, where packages are resolved first.
 * @param others Folders to resolve them from otherwise.
 * @returns undefined if a package is missing, or TypeScript has no language service.
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

/** Reports missing packages for the option `twoslash`. Parameters as above. */
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
