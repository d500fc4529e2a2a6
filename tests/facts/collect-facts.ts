import { type At, asRaw, type Raw, type RawFiles } from './read-raw.ts'

/** A statement in a description that its pages must contain. */
export interface Fact {
  /** `property`, `enum`, `maxLength`. */
  kind: string
  /** As written. */
  text: string
  /** Its location: `body application/json .owner .name`. */
  at: string
}

/** An operation or a channel with all of its facts. */
export interface DescribedOperation {
  kind: 'operation' | 'webhook' | 'channel'
  method: string
  path: string
  facts: Fact[]
}

const METHODS = new Set('get put post delete options head patch trace query'.split(' '))
const LIMITS = [
  'minimum',
  'maximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'minContains',
  'maxContains',
]
const TEXTS = ['description', 'pattern', 'format', 'contentMediaType', 'contentEncoding']
/** Keywords that hold one schema. */
const ONE = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'additionalItems',
  'contains',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
  'contentSchema',
]
const MANY = ['allOf', 'oneOf', 'anyOf', 'prefixItems']
const NAMED = ['patternProperties', 'dependentSchemas']

/** Collects the facts of all operations of a description. */
export function collectFacts(files: RawFiles, file: string): DescribedOperation[] {
  const root = files.read(file)
  const raw = asRaw(root.value) ?? {}
  const found: DescribedOperation[] = []
  for (const [key, kind] of [
    ['paths', 'operation'],
    ['webhooks', 'webhook'],
    ['x-webhooks', 'webhook'],
  ] as const) {
    if (key === 'x-webhooks' && raw['webhooks']) continue
    const paths = files.follow({ value: raw[key], file })
    for (const [path, item] of Object.entries(asRaw(paths?.value) ?? {})) {
      if (path.startsWith('x-')) continue
      const at = files.follow({ value: item, file: paths!.file })
      const target = asRaw(at?.value)
      if (!at || !target) continue
      const methods = Object.entries(target).filter(([name]) => METHODS.has(name))
      methods.push(...Object.entries(asRaw(target['additionalOperations']) ?? {}))
      for (const [method, operation] of methods) {
        const own = files.follow({ value: operation, file: at.file })
        const inner = asRaw(own?.value)
        if (!own || !inner || inner['x-excluded'] || inner['x-internal']) continue
        const collector = new Collector(files, raw, root.file)
        collector.operation(inner, own.file, target, at.file, kind === 'webhook')
        found.push({ kind, method: method.toUpperCase(), path, facts: collector.facts })
      }
    }
  }
  return found
}

/** Collects the facts of a schema on its own. */
export function schemaFacts(files: RawFiles, place: At, at: string): Fact[] {
  const collector = new Collector(files, {}, place.file)
  collector.schema(place, at)
  return collector.facts
}

type Direction = 'request' | 'response' | 'both'

class Collector {
  readonly facts: Fact[] = []
  readonly #files: RawFiles
  readonly #root: Raw
  readonly #rootFile: string
  readonly #isSwagger: boolean

  constructor(files: RawFiles, root: Raw, rootFile: string) {
    this.#files = files
    this.#root = root
    this.#rootFile = rootFile
    this.#isSwagger = root['swagger'] !== undefined
  }

  operation(raw: Raw, file: string, item: Raw, itemFile: string, isWebhook: boolean) {
    for (const key of ['summary', 'description']) {
      this.#add(key, raw[key] ?? item[key], 'operation')
      this.#add(key, item[key], 'path')
    }
    this.#add('operationId', raw['operationId'], 'operation')
    this.#docs(raw['externalDocs'], 'operation')
    const parameters = [
      ...list(item['parameters']).map((value) => ({ value, file: itemFile })),
      ...list(raw['parameters']).map((value) => ({ value, file })),
    ]
    // Parameters of the operation replace those of the path.
    const byKey = new Map<string, At>()
    for (const at of parameters) {
      const found = this.#files.follow(at)
      const parameter = asRaw(found?.value)
      if (found && parameter)
        byKey.set(`${String(parameter['in'])} ${String(parameter['name'])}`, found)
    }
    for (const at of byKey.values()) this.#parameter(at)
    const body = this.#files.follow({ value: raw['requestBody'], file })
    const content = asRaw(body?.value)
    if (body && content) {
      this.#add('description', content['description'], 'body')
      this.#content(content['content'], body.file, 'body', 'request')
    }
    const responses = this.#files.follow({ value: raw['responses'], file })
    for (const [status, value] of Object.entries(asRaw(responses?.value) ?? {})) {
      const at = this.#files.follow({ value, file: responses!.file })
      if (at && !status.startsWith('x-')) this.#response(status, at)
    }
    const callbacks = Object.entries(asRaw(raw['callbacks']) ?? {})
    for (const [name, value] of callbacks) {
      const at = this.#files.follow({ value, file })
      for (const [expression, inner] of Object.entries(asRaw(at?.value) ?? {})) {
        const path = this.#files.follow({ value: inner, file: at!.file })
        const target = asRaw(path?.value)
        if (expression.startsWith('x-') || !path || !target) continue
        this.#add('callback', name, 'callback')
        this.#add('expression', expression, name)
        for (const [method, operation] of Object.entries(target)) {
          const own = this.#files.follow({ value: operation, file: path.file })
          const called = asRaw(own?.value)
          if (METHODS.has(method) && own && called)
            this.operation(called, own.file, target, path.file, true)
        }
      }
    }
    const security = raw['security'] ?? (isWebhook ? [] : this.#root['security'])
    for (const alternative of list(security))
      for (const [name, scopes] of Object.entries(asRaw(alternative) ?? {}))
        this.#scheme(name, scopes)
  }

  schema(place: At, at: string) {
    this.#schema(place, at, 'both')
  }

  #parameter({ value, file }: At) {
    const raw = value as Raw
    const at = `${String(raw['in'])} ${String(raw['name'])}`
    // Exception: in 2.0 the name of a body is never sent.
    if (raw['in'] !== 'body') this.#add('parameter', raw['name'], at)
    this.#add('description', raw['description'], at)
    this.#examples(raw['examples'], file, at)
    if (this.#isSwagger && raw['in'] !== 'body')
      this.#schema({ value: raw, file }, at, 'request', new Set(), 1)
    if (raw['schema']) this.#schema({ value: raw['schema'], file }, at, 'request')
    if (raw['content']) this.#content(raw['content'], file, at, 'request')
  }

  #response(status: string, { value, file }: At) {
    const raw = asRaw(value)
    if (!raw) return
    this.#add('status', status, status)
    this.#add('summary', raw['summary'], status)
    this.#add('description', raw['description'], status)
    const headers = this.#files.follow({ value: raw['headers'], file })
    if (headers) this.#headers(headers.value, headers.file, status)
    if (this.#isSwagger && raw['schema'])
      this.#schema({ value: raw['schema'], file }, status, 'response')
    this.#content(raw['content'], file, status, 'response')
    for (const [name, link] of Object.entries(asRaw(raw['links']) ?? {})) {
      const found = asRaw(this.#files.follow({ value: link, file })?.value)
      if (!found) continue
      this.#add('link', name, status)
      this.#add('description', found['description'], `${status} link ${name}`)
      this.#add('operationId', found['operationId'], `${status} link ${name}`)
      for (const key of Object.keys(asRaw(found['parameters']) ?? {}))
        this.#add('link parameter', key, `${status} link ${name}`)
    }
  }

  #headers(value: unknown, file: string, at: string) {
    for (const [name, header] of Object.entries(asRaw(value) ?? {})) {
      const found = this.#files.follow({ value: header, file })
      const raw = asRaw(found?.value)
      if (!found || !raw) continue
      this.#add('header', name, at)
      this.#add('description', raw['description'], `${at} ${name}`)
      this.#examples(raw['examples'], found.file, `${at} ${name}`)
      const schema = this.#isSwagger ? raw : raw['schema']
      if (schema)
        this.#schema(
          { value: schema, file: found.file },
          `${at} ${name}`,
          'response',
          new Set(),
          this.#isSwagger ? 1 : 0,
        )
    }
  }

  #content(value: unknown, file: string, at: string, direction: Direction) {
    const whole = this.#files.follow({ value, file })
    for (const [type, media] of Object.entries(asRaw(whole?.value) ?? {})) {
      const found = this.#files.follow({ value: media, file: whole!.file })
      const raw = asRaw(found?.value)
      if (!found || !raw) continue
      const place = `${at} ${type}`
      this.#add('content type', type, at)
      this.#examples(raw['examples'], found.file, place)
      for (const key of ['schema', 'itemSchema'])
        if (raw[key]) {
          // If both are present, the complete schema is shown.
          if (key === 'itemSchema' && raw['schema']) continue
          this.#schema({ value: raw[key], file: found.file }, place, direction)
        }
      for (const [name, encoding] of Object.entries(asRaw(raw['encoding']) ?? {})) {
        const part = asRaw(encoding)
        if (!part) continue
        this.#add('encoding', name, place)
        this.#add('content type', part['contentType'], `${place} ${name}`)
        this.#headers(part['headers'], found.file, `${place} ${name}`)
      }
    }
  }

  #examples(value: unknown, file: string, at: string) {
    for (const example of Object.values(asRaw(value) ?? {})) {
      const raw = asRaw(this.#files.follow({ value: example, file })?.value)
      this.#add('example summary', raw?.['summary'], at)
      this.#add('example description', raw?.['description'], at)
    }
  }

  #schema(
    place: At,
    at: string,
    direction: Direction,
    seen = new Set<unknown>(),
    shallow = 0,
  ) {
    const found = this.#files.follow(place)
    const raw = asRaw(found?.value)
    if (!found || !raw) return
    const beside = asRaw(place.value)
    if (beside && beside !== raw) this.#add('description', beside['description'], at)
    if (seen.has(raw)) return
    seen.add(raw)
    if (!shallow) for (const key of TEXTS) this.#add(key, raw[key], at)
    else for (const key of TEXTS.slice(1)) this.#add(key, raw[key], at)
    for (const key of LIMITS)
      if (!(key.startsWith('min') && key !== 'minimum' && String(raw[key]) === '0'))
        this.#add(key, raw[key], at)
    for (const key of ['exclusiveMinimum', 'exclusiveMaximum'])
      if (!/^(true|false)$/.test(String(raw[key]))) this.#add(key, raw[key], at)
    if (typeof raw['default'] !== 'object') this.#add('default', raw['default'], at)
    if (typeof raw['const'] !== 'object') this.#add('const', raw['const'], at)
    for (const value of list(raw['enum']))
      if (typeof value !== 'object') this.#add('enum', value, at)
    for (const key of ['x-enum-varnames', 'x-enum-descriptions', 'x-enumDescriptions'])
      for (const word of Object.values((raw[key] as Raw | undefined) ?? {}))
        this.#add(key, word, at)
    this.#docs(raw['externalDocs'], at)
    for (const [name, names] of Object.entries(asRaw(raw['dependentRequired']) ?? {}))
      for (const text of [name, ...list(names)]) this.#add('dependentRequired', text, at)
    const mark = direction === 'request' ? 'readOnly' : 'writeOnly'
    const showsAll = direction === 'both'
    const properties = asRaw(raw['properties']) ?? {}
    const isHidden = (name: string) =>
      !showsAll && this.#isMarked({ value: properties[name], file: found.file }, mark)
    for (const name of list(raw['required']))
      if (typeof name === 'string' && !isHidden(name)) this.#add('required', name, at)
    const inner = (value: unknown, where: string) =>
      this.#schema({ value, file: found.file }, where, direction, seen)
    for (const [name, property] of Object.entries(properties)) {
      if (isHidden(name)) continue
      this.#add('property', name, at)
      inner(property, `${at} .${name}`)
    }
    for (const key of NAMED)
      for (const [name, schema] of Object.entries(asRaw(raw[key]) ?? {})) {
        this.#add(key, name, at)
        inner(schema, `${at} ${key} ${name}`)
      }
    for (const key of ONE)
      if (key === 'items' && Array.isArray(raw[key]))
        raw[key].forEach((schema, index) => inner(schema, `${at} items ${index}`))
      else if (asRaw(raw[key])) inner(raw[key], `${at} ${key}`)
    for (const key of MANY)
      list(raw[key]).forEach((schema, index) => inner(schema, `${at} ${key} ${index}`))
  }

  /** Exception: requests omit read-only properties, responses omit write-only ones. */
  #isMarked(place: At, mark: 'readOnly' | 'writeOnly', depth = 0): boolean {
    if (isTrue(asRaw(place.value)?.[mark])) return true
    const found = this.#files.follow(place)
    const raw = asRaw(found?.value)
    if (!found || !raw || depth > 20) return false
    return (
      isTrue(raw[mark]) ||
      list(raw['allOf']).some((value) =>
        this.#isMarked({ value, file: found.file }, mark, depth + 1),
      )
    )
  }

  #docs(value: unknown, at: string) {
    const raw = asRaw(value)
    this.#add('externalDocs', raw?.['url'], at)
    this.#add('externalDocs', raw?.['description'], at)
  }

  #scheme(name: string, scopes: unknown) {
    const components = asRaw(this.#root['components'])
    const all = this.#isSwagger
      ? this.#root['securityDefinitions']
      : components?.['securitySchemes']
    const file = this.#rootFile
    const found = this.#files.follow({
      value: asRaw(this.#files.follow({ value: all, file })?.value)?.[name],
      file,
    })
    const raw = asRaw(found?.value)
    if (!raw) return
    const at = `security ${name}`
    for (const key of [
      'description',
      'bearerFormat',
      'openIdConnectUrl',
      'oauth2MetadataUrl',
    ])
      this.#add(key, raw[key], at)
    if (raw['type'] === 'apiKey') this.#add('key', raw['name'], at)
    for (const scope of list(scopes)) this.#add('scope', scope, at)
    const flows = this.#isSwagger ? [raw] : Object.values(asRaw(raw['flows']) ?? {})
    for (const flow of flows) {
      const inner = asRaw(flow)
      for (const key of [
        'authorizationUrl',
        'tokenUrl',
        'refreshUrl',
        'deviceAuthorizationUrl',
      ])
        this.#add(key, inner?.[key], at)
      for (const [scope, words] of Object.entries(asRaw(inner?.['scopes']) ?? {})) {
        if (scope.startsWith('x-')) continue
        this.#add('scope', scope, at)
        this.#add('scope description', words, at)
      }
    }
  }

  #add(kind: string, value: unknown, at: string) {
    if (value === undefined || value === null || typeof value === 'object') return
    const text = String(value).trim()
    // Exception: the type is displayed as `file`.
    if (kind === 'format' && text === 'binary') return
    if (text !== '') this.facts.push({ kind, text, at })
  }
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true'
}
