import type { DescribedOperation, Fact } from './collect-facts.ts'
import { schemaFacts } from './collect-facts.ts'
import { type At, asRaw, type Raw, type RawFiles } from './read-raw.ts'

const WORDS = ['title', 'summary', 'description']
const SCHEMA_TYPES = /^(?:null|boolean|object|array|number|integer|string)$/

/** Collects the facts of all channels of an AsyncAPI description, 2.x or 3.x. */
export function collectChannelFacts(files: RawFiles, file: string): DescribedOperation[] {
  const root = files.read(file)
  const raw = asRaw(root.value) ?? {}
  const described: DescribedOperation[] = []
  for (const [name, at] of entries(files, raw['channels'], file)) {
    const collector = new ChannelCollector(files, raw, file)
    collector.channel(name, at)
    described.push({ kind: 'channel', method: '', path: name, facts: collector.facts })
  }
  return described
}

/** Collects the facts about the application as a whole. */
export function collectApplicationFacts(files: RawFiles, file: string): Fact[] {
  const raw = asRaw(files.read(file).value) ?? {}
  const collector = new ChannelCollector(files, raw, file)
  collector.application()
  return collector.facts
}

function entries(files: RawFiles, value: unknown, file: string): [string, At][] {
  const map = files.follow({ value, file })
  return Object.entries(asRaw(map?.value) ?? {}).flatMap(([name, inner]) => {
    const at = files.follow({ value: inner, file: map!.file })
    return at && asRaw(at.value) ? [[name, at] as [string, At]] : []
  })
}

class ChannelCollector {
  readonly facts: Fact[] = []
  readonly #files: RawFiles
  readonly #root: Raw
  readonly #file: string
  readonly #isOld: boolean

  constructor(files: RawFiles, root: Raw, file: string) {
    this.#files = files
    this.#root = root
    this.#file = file
    this.#isOld = String(root['asyncapi']).startsWith('2')
  }

  application() {
    const info = this.#follow(this.#root['info'], this.#file)
    const raw = asRaw(info?.value) ?? {}
    for (const key of ['title', 'version', 'description', 'termsOfService'])
      this.#add(key, raw[key], 'info')
    for (const key of ['contact', 'license'])
      for (const word of Object.values(asRaw(raw[key]) ?? {}))
        this.#add(key, word, 'info')
    this.#add('id', this.#root['id'], 'root')
    this.#add('content type', this.#root['defaultContentType'], 'root')
    for (const [name, at] of this.#entries(this.#root['servers'], this.#file))
      this.#server(name, at)
    this.#docs(this.#root['externalDocs'] ?? raw['externalDocs'], this.#file, 'root')
    for (const name of Object.keys(asRaw(this.#root['channels']) ?? {}))
      if (/\p{L}/u.test(name)) this.#add('channel', name, 'root')
  }

  channel(name: string, { value, file }: At) {
    const raw = value as Raw
    this.#add('channel', name, name)
    // `null`: only known at run time.
    if (raw['address'] !== 'null') this.#add('address', raw['address'], name)
    this.#words(raw, name)
    this.#docs(raw['externalDocs'], file, name)
    this.#bindings(raw['bindings'], file, name)
    for (const [parameter, at] of this.#entries(raw['parameters'], file))
      this.#parameter(parameter, at)
    const named = list(raw['servers']).map((server) =>
      typeof server === 'string'
        ? server
        : String(asRaw(server)?.['$ref']).split('/').at(-1),
    )
    for (const [server, at] of this.#entries(this.#root['servers'], this.#file))
      if (named.length === 0 || named.includes(server)) this.#server(server, at)
    for (const [id, at] of this.#entries(raw['messages'], file)) {
      this.#add('message', id, name)
      this.#message(at, id)
    }
    if (this.#isOld) this.#oldOperations(raw, file)
    else
      for (const [id, at] of this.#entries(this.#root['operations'], this.#file)) {
        const operation = at.value as Raw
        const channel = this.#follow(operation['channel'], at.file)
        if (channel?.value === value) this.#operation(id, String(operation['action']), at)
      }
  }

  #oldOperations(raw: Raw, file: string) {
    for (const action of ['publish', 'subscribe']) {
      const at = this.#follow(raw[action], file)
      const operation = asRaw(at?.value)
      if (!at || !operation) continue
      this.#operation(String(operation['operationId'] ?? action), action, at)
      const message = this.#follow(operation['message'], at.file)
      const all = list(asRaw(message?.value)?.['oneOf'])
      const messages =
        all.length > 0
          ? all.map((value) => this.#follow(value, message!.file))
          : [message]
      for (const each of messages)
        if (each && asRaw(each.value)) this.#message(each, action)
    }
  }

  #operation(id: string, action: string, { value, file }: At) {
    const raw = value as Raw
    this.#add('operation', id, id)
    this.#add('action', action, id)
    for (const layer of this.#layers(raw, file)) {
      this.#words(layer.value as Raw, id)
      this.#tags((layer.value as Raw)['tags'], layer.file, id)
      this.#docs((layer.value as Raw)['externalDocs'], layer.file, id)
      this.#bindings((layer.value as Raw)['bindings'], layer.file, id)
      this.#security((layer.value as Raw)['security'], layer.file, id)
    }
    const reply = this.#follow(raw['reply'], file)
    const address = reply && this.#follow(asRaw(reply.value)?.['address'], reply.file)
    this.#add('reply address', asRaw(address?.value)?.['location'], id)
    this.#add('description', asRaw(address?.value)?.['description'], id)
  }

  #message({ value, file }: At, id: string) {
    const raw = value as Raw
    for (const { value: inner, file: home } of this.#layers(raw, file)) {
      const layer = inner as Raw
      this.#words(layer, id)
      for (const key of ['name', 'contentType', 'schemaFormat'])
        this.#add(key, layer[key], id)
      const correlation = asRaw(this.#follow(layer['correlationId'], home)?.value)
      this.#add('correlation id', correlation?.['location'], id)
      this.#add('description', correlation?.['description'], id)
      this.#tags(layer['tags'], home, id)
      this.#docs(layer['externalDocs'], home, id)
      this.#bindings(layer['bindings'], home, id)
      this.#part(layer['headers'], home, `${id} headers`)
      this.#part(layer['payload'], home, `${id} payload`, layer['schemaFormat'])
      for (const example of list(layer['examples'])) {
        const at = this.#follow(example, home)
        const found = asRaw(at?.value) ?? {}
        this.#add('example', found['name'], id)
        this.#add('example summary', found['summary'], id)
        this.#values(found['payload'], `${id} example`)
        this.#values(found['headers'], `${id} example`)
      }
    }
  }

  #part(value: unknown, file: string, at: string, outer?: unknown) {
    const found = this.#follow(value, file)
    const raw = asRaw(found?.value)
    if (!found || !raw) return
    const isBoxed = !this.#isOld && 'schema' in raw
    const format = isBoxed ? raw['schemaFormat'] : outer
    this.#add('schemaFormat', format, at)
    const place = isBoxed ? { value: raw['schema'], file: found.file } : { value, file }
    if (format !== undefined && !/asyncapi|schema\+|openapi/.test(String(format)))
      this.#values(this.#files.follow(place)?.value, at)
    else this.facts.push(...schemaFacts(this.#files, place, at))
  }

  #parameter(name: string, { value, file }: At) {
    const raw = value as Raw
    this.#add('parameter', name, name)
    for (const key of ['description', 'default', 'location'])
      this.#add(key, raw[key], name)
    for (const word of [...list(raw['enum']), ...list(raw['examples'])])
      this.#add('enum', word, name)
    if (raw['schema'])
      this.facts.push(...schemaFacts(this.#files, { value: raw['schema'], file }, name))
  }

  #server(name: string, { value, file }: At) {
    const raw = value as Raw
    const at = `server ${name}`
    this.#add('server', name, at)
    this.#words(raw, at)
    for (const key of ['url', 'host', 'pathname', 'protocolVersion'])
      this.#add(key, raw[key], at)
    const protocol = String(raw['protocol'] ?? '').replace(/^secure-|-secure$/, '')
    this.#add('protocol', protocol.toUpperCase(), at)
    for (const [variable, inner] of this.#entries(raw['variables'], file)) {
      const described = inner.value as Raw
      this.#add('variable', variable, at)
      for (const key of ['default', 'description']) this.#add(key, described[key], at)
      for (const word of [...list(described['enum']), ...list(described['examples'])])
        this.#add('enum', word, at)
    }
    this.#tags(raw['tags'], file, at)
    this.#docs(raw['externalDocs'], file, at)
    this.#bindings(raw['bindings'], file, at)
    this.#security(raw['security'], file, at)
  }

  #security(value: unknown, file: string, at: string) {
    const components = asRaw(this.#root['components'])
    for (const item of list(value)) {
      if (!this.#isOld) {
        const found = this.#follow(item, file)
        if (found) this.#scheme(found, at)
        for (const scope of list(asRaw(found?.value)?.['scopes']))
          this.#add('scope', scope, at)
        continue
      }
      for (const [name, scopes] of Object.entries(asRaw(item) ?? {})) {
        this.#add('scheme', name, at)
        for (const scope of list(scopes)) this.#add('scope', scope, at)
        const named = asRaw(components?.['securitySchemes'])?.[name]
        const found = this.#follow(named, this.#file)
        if (found) this.#scheme(found, at)
      }
    }
  }

  #scheme({ value, file }: At, at: string) {
    const raw = asRaw(value) ?? {}
    const isHttp = /^(?:http|httpApiKey|oauth2|openIdConnect)$/.test(String(raw['type']))
    if (!isHttp) this.#add('scheme type', raw['type'], at)
    for (const key of ['description', 'bearerFormat', 'openIdConnectUrl'])
      this.#add(key, raw[key], at)
    if (raw['type'] === 'httpApiKey') this.#add('key', raw['name'], at)
    for (const [, flow] of this.#entries(raw['flows'], file)) {
      const inner = flow.value as Raw
      for (const key of ['authorizationUrl', 'tokenUrl', 'refreshUrl'])
        this.#add(key, inner[key], at)
      const scopes = asRaw(inner['scopes'] ?? inner['availableScopes']) ?? {}
      for (const [scope, words] of Object.entries(scopes)) {
        this.#add('scope', scope, at)
        this.#add('scope description', words, at)
      }
    }
  }

  /** Names and values, or the facts of a schema in place of a value. */
  #bindings(value: unknown, file: string, at: string) {
    for (const [protocol, inner] of this.#entries(value, file)) {
      this.#add('protocol', protocol, at)
      this.#bound(inner, `${at} ${protocol}`)
    }
  }

  #bound({ value, file }: At, at: string) {
    for (const [name, inner] of Object.entries(asRaw(value) ?? {})) {
      this.#add('binding', name, at)
      const found = this.#follow(inner, file)
      const raw = asRaw(found?.value)
      if (!found || !raw) this.#values(inner, at)
      else if (SCHEMA_TYPES.test(String(raw['type'])))
        this.facts.push(
          ...schemaFacts(this.#files, { value: inner, file }, `${at} ${name}`),
        )
      else this.#bound(found, `${at} ${name}`)
    }
  }

  /** All names and values inside a value. */
  #values(value: unknown, at: string) {
    if (Array.isArray(value))
      for (const item of value as unknown[]) this.#values(item, at)
    else if (asRaw(value))
      for (const [name, inner] of Object.entries(asRaw(value)!)) {
        this.#add('name', name, at)
        this.#values(inner, at)
      }
    else this.#add('value', value, at)
  }

  /** An object and its traits. */
  #layers(raw: Raw, file: string): At[] {
    const traits = list(raw['traits']).flatMap((value) => this.#follow(value, file) ?? [])
    const layers = this.#isOld
      ? [...traits.reverse(), { value: raw, file }]
      : [{ value: raw, file }, ...traits.reverse()]
    // Higher layers override lower ones.
    const known = new Set<string>()
    return layers.map((layer) => {
      const own = Object.entries(asRaw(layer.value) ?? {}).filter(
        ([key]) => !known.has(key) || /^(?:headers|tags|examples|bindings)$/.test(key),
      )
      for (const [key] of own) known.add(key)
      return { ...layer, value: Object.fromEntries(own) }
    })
  }

  #tags(value: unknown, file: string, at: string) {
    for (const item of list(value)) {
      const tag = asRaw(this.#follow(item, file)?.value)
      this.#add('tag', tag?.['name'], at)
      this.#add('description', tag?.['description'], at)
    }
  }

  #docs(value: unknown, file: string, at: string) {
    const raw = asRaw(this.#follow(value, file)?.value)
    this.#add('externalDocs', raw?.['url'], at)
    this.#add('description', raw?.['description'], at)
  }

  #words(raw: Raw, at: string) {
    for (const key of WORDS) this.#add(key, raw[key], at)
  }

  #entries(value: unknown, file: string): [string, At][] {
    return entries(this.#files, value, file)
  }

  #follow(value: unknown, file: string): At | undefined {
    return this.#files.follow({ value, file })
  }

  #add(kind: string, value: unknown, at: string) {
    if (value === undefined || value === null || typeof value === 'object') return
    const text = String(value).trim()
    if (text !== '') this.facts.push({ kind, text, at })
  }
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
