import { existsSync, readFileSync } from 'node:fs'
import type { BuildEnvironment } from 'vite'
import { canonicalText } from '../kit/canonical-text.ts'
import { contentHash } from '../kit/content-hash.ts'
import { packageFile, packageRoot } from '../kit/package-files.ts'
import { packageVersions } from '../kit/package-versions.ts'
import { isJoinedOff } from './active-joined-modules.ts'
import { PortablePaths } from './portable-paths.ts'
import {
  bundleKind,
  packBundle,
  unpackBundle,
  type StoredBundle,
} from './stored-bundles.ts'

/** What a bundle that ships with the package is made of. */
export interface PrebuiltInputs {
  /** Extension of its file. */
  kind: 'scripts' | 'server'
  environment: BuildEnvironment
  /** Absolute path of the content folder, with forward slashes. */
  root: string
  /** Generated code and names of entries. */
  texts: readonly string[]
  /** Packages that it contains. */
  packages: readonly string[]
}

/**
 * The file name of a prebuilt bundle: a hash of everything it depends on except our own modules.
 */
function prebuiltName({
  kind,
  environment: { config },
  root,
  texts,
  packages,
}: PrebuiltInputs): string {
  const { outDir: _, emptyOutDir: __, ...options } = config.build
  const { alias: ___, ...resolving } = config.resolve
  const paths = new PortablePaths(root)
  const key = contentHash(
    ...texts.map((text) => paths.hide(text)),
    // Vite's version is left out: other output of it does the same.
    ...packageVersions(packages.map((name) => ({ name, from: packageRoot }))),
    canonicalText([
      options,
      config.base,
      config.isProduction,
      resolving,
      config.css,
      config.json,
      config.oxc,
      config.assetsInclude,
      config.experimental,
    ]),
  )
  return `${key.slice(0, 16)}.${kind}`
}

/** Reads a bundle that ships with the package. Undefined if these inputs have none. */
export function readPrebuilt(inputs: PrebuiltInputs): StoredBundle | undefined {
  if (isJoinedOff) return undefined
  const file = packageFile(`joined/${prebuiltName(inputs)}`)
  if (!existsSync(file)) return undefined
  const packed = bundleKind.decode(readFileSync(file))
  return packed && unpackBundle(packed, new PortablePaths(inputs.root))
}

/**
 * The file of a bundle that ships with the package: its name and content.
 *
 * @throws Error if the bundle can't be moved to another folder.
 */
export function prebuiltFile(
  inputs: PrebuiltInputs,
  bundle: StoredBundle,
): [name: string, content: Uint8Array] {
  const packed = packBundle(bundle, new PortablePaths(inputs.root))
  if (!packed)
    throw new Error('The bundle contains the character that delimits placeholders')
  const parts = bundleKind.encode(packed).map((part) => Buffer.from(part as string))
  return [prebuiltName(inputs), Buffer.concat(parts)]
}
