import { shortHash } from '../short-hash.ts'
import type { SchemaSource } from './flat-schema.ts'
import { schemaName } from './schema-name.ts'

const LONGEST = 80
/** The list of schemas and its pages have these addresses; some systems reserve the others. */
const TAKEN = /^(?:index|\d+|con|prn|aux|nul|com\d|lpt\d)$/
const slugs = new WeakMap<SchemaSource['schemas'], Map<string, string>>()

/**
 * The last part of the address of a schema's page, which nothing else in its description has:
 * `line-item`, or with a hash of what it names where that is not enough.
 *
 * @param key Of a `SchemaPlace`.
 */
export function schemaSlug({ schemas }: SchemaSource, key: string): string {
  let known = slugs.get(schemas)
  if (!known) {
    known = nameAll(Object.keys(schemas))
    slugs.set(schemas, known)
  }
  return known.get(key) ?? clean(key)
}

function nameAll(ids: string[]): Map<string, string> {
  const slugOf = new Map(ids.map((id) => [id, clean(schemaName(id))]))
  const count = new Map<string, number>()
  for (const slug of slugOf.values()) count.set(slug, (count.get(slug) ?? 0) + 1)
  for (const [id, slug] of slugOf) {
    const isPlain =
      slug !== '' && slug.length <= LONGEST && count.get(slug) === 1 && !TAKEN.test(slug)
    if (!isPlain) slugOf.set(id, `${slug.slice(0, LONGEST)}-${shortHash(id)}`)
  }
  return slugOf
}

/** Letters and digits in lower case, the rest as `-`: `io-k8s-api-core-v1-pod`. */
function clean(name: string): string {
  return name
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}
