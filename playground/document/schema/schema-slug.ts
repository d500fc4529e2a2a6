import { shortHash } from '../short-hash.ts'
import type { SchemaSource } from './flat-schema.ts'
import { schemaName } from './schema-name.ts'

const MAX_LENGTH = 80
/**
 * The schema list and its numbered pages use `index` and digits; the others are reserved file
 * names on Windows.
 */
const RESERVED = /^(?:index|\d+|con|prn|aux|nul|com\d|lpt\d)$/
const slugs = new WeakMap<SchemaSource['schemas'], Map<string, string>>()

/**
 * The last segment of the URL of a schema's page, unique within the description: `line-item`.
 * A hash is appended if the name is empty, too long, ambiguous or reserved.
 *
 * @param key The `key` of a `SchemaPlace`.
 */
export function schemaSlug({ schemas }: SchemaSource, key: string): string {
  let known = slugs.get(schemas)
  if (!known) {
    known = assignSlugs(Object.keys(schemas))
    slugs.set(schemas, known)
  }
  return known.get(key) ?? kebabCase(key)
}

function assignSlugs(ids: string[]): Map<string, string> {
  const slugOf = new Map(ids.map((id) => [id, kebabCase(schemaName(id))]))
  const count = new Map<string, number>()
  for (const slug of slugOf.values()) count.set(slug, (count.get(slug) ?? 0) + 1)
  for (const [id, slug] of slugOf) {
    const isPlain =
      slug !== '' &&
      slug.length <= MAX_LENGTH &&
      count.get(slug) === 1 &&
      !RESERVED.test(slug)
    if (!isPlain) slugOf.set(id, `${slug.slice(0, MAX_LENGTH)}-${shortHash(id)}`)
  }
  return slugOf
}

/** Kebab-case with letters of any script: `io-k8s-api-core-v1-pod`. */
function kebabCase(name: string): string {
  return name
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}
