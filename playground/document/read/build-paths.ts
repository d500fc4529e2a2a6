import type {
  WrittenBody,
  WrittenCodeSample,
  WrittenMint,
  WrittenOperation,
  WrittenPathItem,
  WrittenResponse,
} from './document-as-written.ts'
import type {
  Body,
  Callback,
  CodeSample,
  MintExtension,
  Operation,
  Response,
  SecurityAlternative,
  Server,
} from '../api-model.ts'
import {
  buildContent,
  buildHeaders,
  buildParameters,
  withImpliedParameters,
} from './build-parameters.ts'
import { buildLinks } from './build-links.ts'
import { buildSecurity, buildServers } from './build-root.ts'
import { compact } from '../compact.ts'
import {
  asList,
  asObject,
  asTrimmedText,
  asRecord,
  asText,
  asTexts,
  entriesOf,
} from './raw.ts'
import { readExternalDocs } from './schema-keywords.ts'
import type { SpecReader } from './spec-reader.ts'
import type { SpecFile } from './spec-files.ts'
import { upgradeOperation } from './upgrade-swagger.ts'

/** Methods in the order of the Path Item Object. `query` is new in 3.2. */
const METHODS = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
] as const
/** Callbacks nested deeper are omitted: they can be recursive. */
const CALLBACK_DEPTH = 3

/** What operations inherit from the root, and in how many callbacks they are nested. */
export interface OperationContext {
  kind: 'operation' | 'webhook'
  servers: Server[]
  /** The root's `security`. Empty for webhooks, which the API itself sends. */
  security: SecurityAlternative[]
  depth: number
}

/** Reads the operations of `paths`, `webhooks` or a callback, in document order. */
export function buildPaths(
  reader: SpecReader,
  value: unknown,
  file: SpecFile,
  context: OperationContext,
): Operation[] {
  return entriesOf(value).flatMap(([path, item]) =>
    path.startsWith('x-') ? [] : buildPathItem(reader, path, item, file, context),
  )
}

interface OperationPlace {
  method: string
  path: string
  /** The file that contains the operation. */
  file: SpecFile
  /** The `parameters` of its path item. */
  shared: { value: unknown; file: SpecFile }
}

function buildPathItem(
  reader: SpecReader,
  path: string,
  value: unknown,
  file: SpecFile,
  context: OperationContext,
): Operation[] {
  const at = reader.resolve(value, file)
  const target = asObject<WrittenPathItem>(at?.value)
  if (!at || !target) return []
  // Siblings of `$ref` are allowed in a path item, and override the referenced one.
  const item: WrittenPathItem =
    at.value === value ? target : { ...target, ...withoutReference(value) }
  const shared = { value: item.parameters, file: at.file }
  const servers =
    asList(item.servers).length > 0
      ? buildServers(item.servers, at.file.name)
      : context.servers
  const methods: [string, unknown][] = METHODS.map((method) => [
    method.toUpperCase(),
    item[method],
  ])
  methods.push(...entriesOf(item.additionalOperations))
  return methods.flatMap(([method, operation]) => {
    const found = reader.resolve(operation, at.file)
    const raw = asObject<WrittenOperation>(found?.value)
    if (!found || !raw) return []
    const written = { ...raw, ...inherited(raw, item) }
    const place = { method, path, file: found.file, shared }
    const built = buildOperation(reader, written, place, { ...context, servers })
    return compact<Operation>({
      ...built,
      pathSummary: textOfPath(item.summary, built.summary),
      pathDescription: textOfPath(item.description, built.description),
    })
  })
}

/** What an operation has from its path item, unless it says otherwise. */
function inherited(
  operation: WrittenOperation,
  item: WrittenPathItem,
): Partial<WrittenOperation> {
  const keys = ['summary', 'description', 'x-hidden', 'x-excluded', 'x-internal'] as const
  return Object.fromEntries(keys.map((key) => [key, operation[key] ?? item[key]]))
}

/** A text of the path item, unless the operation has the same. */
function textOfPath(value: unknown, own: string | undefined): string | undefined {
  const text = asTrimmedText(value)
  return text === own ? undefined : text
}

function withoutReference(value: unknown): WrittenPathItem {
  const { $ref: _, ...rest } = asObject<WrittenPathItem>(value) ?? {}
  return rest
}

function buildOperation(
  reader: SpecReader,
  written: WrittenOperation,
  { method, path, file, shared }: OperationPlace,
  context: OperationContext,
): Operation {
  const { raw, parameters } = reader.swagger
    ? upgradeOperation(reader, written, file, shared)
    : { raw: written, parameters: [shared, { value: written.parameters, file }] }
  const prose = (key: 'summary' | 'description') => {
    const value = raw[key]
    return asTrimmedText(asRecord(value) ? reader.resolve(value, file)?.value : value)
  }
  return compact<Operation>({
    kind: context.kind,
    method,
    path,
    operationId: asText(raw.operationId),
    summary: prose('summary'),
    description: prose('description'),
    tags: asTexts(raw.tags),
    deprecated: raw.deprecated === true,
    servers:
      asList(raw.servers).length > 0
        ? buildServers(raw.servers, file.name)
        : context.servers,
    security: Array.isArray(raw.security)
      ? buildSecurity(raw.security)
      : context.security,
    isPublic: Array.isArray(raw.security) && raw.security.length === 0 ? true : undefined,
    parameters: withImpliedParameters(path, buildParameters(reader, parameters)),
    body: buildBody(reader, raw.requestBody, file),
    responses: buildResponses(reader, raw.responses, file),
    callbacks: buildCallbacks(reader, raw.callbacks, file, context),
    codeSamples: buildCodeSamples(reader, raw, file),
    externalDocs: readExternalDocs(raw.externalDocs),
    badges: buildBadges(raw['x-badges']),
    hidden: raw['x-hidden'] === true,
    excluded: raw['x-excluded'] === true || raw['x-internal'] === true,
    mint: buildMint(raw['x-mint']),
  })
}

function buildBody(reader: SpecReader, value: unknown, file: SpecFile): Body | undefined {
  const at = reader.resolveObject(value, file)
  const raw = asObject<WrittenBody>(at?.value)
  if (!at || !raw) return undefined
  return compact<Body>({
    description: asTrimmedText(raw.description),
    required: raw.required === true,
    content: buildContent(reader, raw.content, at.file),
  })
}

function buildResponses(reader: SpecReader, value: unknown, file: SpecFile): Response[] {
  const all = reader.resolve(value, file)
  return entriesOf(all?.value).flatMap(([status, response]) => {
    const at = all && reader.resolveObject(response, all.file)
    const raw = asObject<WrittenResponse>(at?.value)
    if (!at || !raw || status.startsWith('x-')) return []
    return compact<Response>({
      status,
      summary: asTrimmedText(raw.summary),
      description: asTrimmedText(raw.description),
      headers: buildHeaders(reader, raw.headers, at.file),
      content: buildContent(reader, raw.content, at.file),
      links: buildLinks(reader, raw.links, at.file),
    })
  })
}

function buildCallbacks(
  reader: SpecReader,
  value: unknown,
  file: SpecFile,
  context: OperationContext,
): Callback[] {
  if (context.depth >= CALLBACK_DEPTH) return []
  const inner: OperationContext = {
    kind: 'webhook',
    servers: [],
    security: [],
    depth: context.depth + 1,
  }
  return entriesOf(value).flatMap(([name, callback]) => {
    const at = reader.resolve(callback, file)
    if (!at) return []
    return buildPaths(reader, at.value, at.file, inner).map((operation) => ({
      name,
      operation,
    }))
  })
}

function buildCodeSamples(
  reader: SpecReader,
  raw: WrittenOperation,
  file: SpecFile,
): CodeSample[] {
  const list = asList(raw['x-codeSamples'] ?? raw['x-code-samples'])
  return list.flatMap((item) => {
    const at = reader.resolve(item, file)
    const sample = asObject<WrittenCodeSample>(at?.value)
    const lang = asText(sample?.lang)
    const source = at && sample && asText(reader.resolve(sample.source, at.file)?.value)
    if (!sample || !lang || !source?.trim()) return []
    return compact<CodeSample>({ lang, label: asTrimmedText(sample.label), source })
  })
}

/** Names of `x-badges`. Undefined without any. */
function buildBadges(value: unknown): string[] | undefined {
  const names = asList(value).flatMap(
    (badge) => asTrimmedText(asRecord(badge)?.['name']) ?? [],
  )
  return names.length > 0 ? names : undefined
}

function buildMint(value: unknown): MintExtension | undefined {
  const raw = asObject<WrittenMint>(value)
  if (!raw) return undefined
  const playground = asRecord(raw.playground)
  return compact<MintExtension>({
    metadata: asRecord(raw.metadata) as Record<string, unknown>,
    content: asTrimmedText(raw.content),
    href: asTrimmedText(raw.href),
    groups: Array.isArray(raw.groups) ? asTexts(raw.groups) : undefined,
    folded: playground?.expand === false || undefined,
  })
}
