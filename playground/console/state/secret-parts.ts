import { parseExactJson } from '../../document/exact-number.ts'
import { memberSchemas } from '../../document/example/member-schemas.ts'
import type { Schema } from '../../document/schema-model.ts'
import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import { withAlternatives } from '../../document/schema/with-alternatives.ts'
import { isRecord, type BodyValue, type Value } from '../../request/operation.ts'
import { writeJson } from '../../request/write-json.ts'
import { looksSecret } from '../variables/looks-secret.ts'

/** A value split into its public and secret parts. */
export interface Parts<Whole> {
  /** The value without its secret parts. The same object if nothing is secret. */
  open: Whole
  secrets: Value[]
}

const MAX_DEPTH = 12

/**
 * Removes what must not be stored: strings with format `password`, members whose names sound
 * secret, and files, which storage can't hold.
 */
export function splitSecrets(
  written: Schema,
  value: Value,
  source: SchemaSource,
  depth = 0,
): Parts<Value> {
  const secret = { open: undefined, secrets: [value] }
  if (value instanceof Blob) return secret
  // The deeper a value, the fewer alternatives inside of alternatives are followed.
  const all = withAlternatives(source, depth > MAX_DEPTH ? {} : written, 4 + depth / 6)
  if (Array.isArray(value)) {
    const inner = Array.from(value, (item, index) => {
      const schemas = all.flatMap(
        ({ prefixItems, items }) => prefixItems?.[index] ?? items ?? [],
      )
      return splitMember(schemas, item, source, depth)
    })
    const secrets = inner.flatMap((part) => part.secrets)
    const isWhole = secrets.length === 0 && !value.includes(undefined)
    const open = inner.map((part) => part.open).filter((item) => item !== undefined)
    return { open: isWhole ? value : open, secrets }
  }
  if (!isRecord(value)) {
    const isHidden = all.some(({ format }) => format === 'password')
    return isHidden && typeof value === 'string' ? secret : { open: value, secrets: [] }
  }
  const secrets: Value[] = []
  const members: [string, Value][] = []
  for (const [name, member] of Object.entries(value)) {
    const schemas = all.flatMap((schema) => memberSchemas(schema, name))
    const part = looksSecret(name)
      ? { open: undefined, secrets: [member] }
      : splitMember(schemas, member, source, depth)
    secrets.push(...part.secrets)
    if (part.open !== undefined) members.push([name, part.open])
  }
  return { open: secrets.length > 0 ? Object.fromEntries(members) : value, secrets }
}

/** Splits a value according to each of its possible schemas. */
function splitMember(
  schemas: Schema[],
  value: Value,
  source: SchemaSource,
  depth: number,
): Parts<Value> {
  let open = value
  const secrets: Value[] = []
  for (const schema of schemas.length > 0 ? schemas : [{}]) {
    const part = splitSecrets(schema, open, source, depth + 1)
    open = part.open
    secrets.push(...part.secrets)
  }
  return { open, secrets }
}

/**
 * Splits a body. In JSON text, secret members are removed; other text with a name that sounds
 * secret isn't stored at all.
 */
export function splitBody(
  schema: Schema,
  body: BodyValue,
  source: SchemaSource,
): Parts<Pick<BodyValue, 'text' | 'value'> | undefined> {
  const { text, value } = body
  if (text === undefined) {
    const { open, secrets } = splitSecrets(schema, value, source)
    return {
      open: open === undefined && secrets.length > 0 ? undefined : { value: open },
      secrets,
    }
  }
  const parsed = parse(text)
  const parts = parsed && splitSecrets(schema, parsed.value, source)
  const named = secretPassages(text)
  if (parts && (parts.secrets.length > 0 || named.length > 0)) {
    const written = parsed.isJson ? writeJson(parts.open, '  ') : undefined
    const open =
      written === undefined || parts.open === undefined
        ? undefined
        : { text: written, value: parts.open }
    return { open, secrets: parts.secrets }
  }
  if (named.length > 0) return { open: undefined, secrets: named }
  return { open: { text, value: value instanceof Blob ? undefined : value }, secrets: [] }
}

const STRING_OR_VARIABLE = /"(?:[^"\\]|\\.)*"|\{\{[^{}]*\}\}/g

/** Parses JSON text, including text that is only valid once its variables are filled in. */
function parse(text: string): { value: Value; isJson: boolean } | undefined {
  const quoted = text.replace(STRING_OR_VARIABLE, (token) =>
    token.startsWith('"') ? token : JSON.stringify(token),
  )
  for (const each of [text, quoted]) {
    try {
      return { value: parseExactJson(each) as Value, isJson: each === text }
    } catch {
      // Try the next one.
    }
  }
  return undefined
}

/** Names in common formats: `name:`, `name=`, `"name":`, `<name`. */
const NAME = /<[/!?]?\s*([\p{L}\p{N}_.:-]+)|([\p{L}\p{N}_.-]+)["']?\s*[:=]/gu

/** For each name that sounds secret, the text up to the next name. */
function secretPassages(text: string): string[] {
  const names = [...text.matchAll(NAME)]
  return names.flatMap(({ 1: tag, 2: key, index }, place) =>
    looksSecret(tag ?? key ?? '') ? [text.slice(index, names[place + 1]?.index)] : [],
  )
}
