import type { Node } from 'estree'
import { isAsset } from '../kit/is-file-query.ts'

/**
 * The file in `new URL('image.png', import.meta.url)` as an import specifier: `./image.png`.
 *
 * @returns undefined for other code, and for files that aren't assets (images, fonts, …).
 */
export function assetSpecifier(node: Node): string | undefined {
  if (node.type !== 'NewExpression' || node.callee.type !== 'Identifier') return undefined
  const [file, base, more] = node.arguments
  if (node.callee.name !== 'URL' || file?.type !== 'Literal' || more) return undefined
  const isBase =
    base?.type === 'MemberExpression' &&
    base.object.type === 'MetaProperty' &&
    base.property.type === 'Identifier' &&
    base.property.name === 'url'
  const name = file.value
  if (!isBase || typeof name !== 'string' || !isAsset(name)) return undefined
  return /^\.{0,2}\//.test(name) ? name : `./${name}`
}
