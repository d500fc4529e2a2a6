import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { nearestAll } from '../../../runtime/kit/nearest.ts'
import type { Api, Operation } from '../../document/api-model.ts'
import type { Channel } from '../../document/channel-model.ts'
import { type OperationRef, operationRef } from '../../document/model/operation-ref.ts'
import type {
  ApiTarget,
  ChannelTarget,
  FollowUp,
  OverviewTarget,
  SchemaIndexTarget,
  SchemaTarget,
} from './api-page-input.ts'
import { findChannel } from './find-channel.ts'
import type { DescribedSite, AuthoredPage } from './described-site.ts'
import {
  type Apis,
  candidateApis,
  findInApis,
  operationNotFound,
} from './find-in-apis.ts'
import { nearestMethod, parseOperationReference } from './match-spec.ts'

/** What an API page shows. */
export type ApiBinding =
  | {
      kind: 'operation'
      api: Api
      operation: Operation
      ref: OperationRef
      schemaFolder: string
      /** Absent if no response links to an operation that has a page. */
      followUps?: FollowUp[]
    }
  | ({ kind: 'channel'; api: Api; channel: Channel; ref: OperationRef } & ChannelTarget)
  | ({ kind: 'schema'; api: Api; name: string; ref: OperationRef } & SchemaTarget)
  | ({ kind: 'overview'; api: Api; ref: OperationRef } & OverviewTarget)
  | ({ kind: 'schemas'; api: Api; ref: OperationRef } & SchemaIndexTarget)
  /** `api: METHOD /path`: documented by the page's own fields. `target` is a path or a URL. */
  | { kind: 'manual'; method: string; target: string }
  /** The reference couldn't be resolved. The page shows the diagnostic instead. */
  | { kind: 'missing'; diagnostic: Diagnostic }

/** Whether a page documents an operation, by its description or by fields of its own. */
export function documents(
  binding: ApiBinding | undefined,
  operation: Operation,
): boolean {
  if (binding?.kind === 'manual') return binding.method === operation.method
  if (binding?.kind !== 'operation') return false
  const { kind, method, path } = binding.operation
  return kind === operation.kind && method === operation.method && path === operation.path
}

/**
 * Resolves the frontmatter that binds a page to a description: `openapi`, `openapi-schema`,
 * `asyncapi` or `api` (Mintlify docs, "Pages"). `undefined` for other pages.
 */
export function bindPage(
  site: DescribedSite,
  apis: Apis,
  page: AuthoredPage,
  folderOf: FolderOf,
): ApiBinding | undefined {
  const { openapi, asyncapi, api, 'openapi-schema': schema } = page.frontmatter
  const place = (key: string) => placeOfKey(site, page, key)
  if (typeof openapi === 'string' && openapi.trim())
    return bindOperation(apis, openapi, page.path, () => place('openapi'), folderOf)
  if (typeof schema === 'string' && schema.trim())
    return bindSchema(apis, schema, page.path, () => place('openapi-schema'), folderOf)
  if (typeof asyncapi === 'string' && asyncapi.trim())
    return bindChannel(apis, asyncapi, page.path, () => place('asyncapi'), folderOf)
  if (typeof api === 'string' && api.trim()) return bindManual(api, () => place('api'))
  return undefined
}

/** Returns the path of the folder with a description's schema pages. */
type FolderOf = (api: Api) => string

type Place = () => Pick<Diagnostic, 'file' | 'line' | 'column'>

type Problem = Pick<Diagnostic, 'code' | 'message' | 'hint'>

function bindOperation(
  apis: Apis,
  written: string,
  page: string,
  place: Place,
  folderOf: FolderOf,
): ApiBinding {
  const reference = parseOperationReference(written)
  if (!reference) {
    return missing(
      {
        code: 'api/reference-shape',
        message: `\`openapi: ${written}\` does not refer to an operation`,
        hint: 'Write `METHOD /path`, after the file if there are several: `v2.json GET /users`.',
      },
      place,
    )
  }
  const candidates = candidateApis(apis, reference.file, [], page)
  const found = findInApis(candidates, reference)
  if (!found)
    return missing(operationNotFound(apis, written, reference, candidates), place)
  return {
    kind: 'operation',
    ...found,
    ref: operationRef(found.api, found.operation),
    schemaFolder: folderOf(found.api),
  }
}

function bindSchema(
  apis: Apis,
  written: string,
  page: string,
  place: Place,
  folderOf: FolderOf,
): ApiBinding {
  const [, file, name = ''] = /^(?:(.+)\s+)?(\S+)$/.exec(written.trim()) ?? []
  const candidates = candidateApis(apis, file, [], page)
  for (const api of candidates) {
    const component = api.components.find((candidate) => candidate.name === name)
    if (component)
      return {
        kind: 'schema',
        api,
        name,
        place: { key: component.id, title: name },
        schemaFolder: folderOf(api),
        usedBy: [],
        ref: { spec: api.source, kind: 'schema', method: '', path: name },
      }
  }
  const near = nearestAll(
    name,
    new Set(
      candidates.flatMap(({ components }) =>
        components.map((component) => component.name),
      ),
    ),
    3,
  )
  const hint =
    near.length > 0
      ? { hint: `Did you mean ${near.map((one) => `\`${one}\``).join(', ')}?` }
      : {}
  return missing(
    {
      code: 'api/schema-not-found',
      message: `no schema \`${name}\` in the API descriptions`,
      ...hint,
    },
    place,
  )
}

function bindChannel(
  apis: Apis,
  written: string,
  page: string,
  place: Place,
  folderOf: FolderOf,
): ApiBinding {
  const found = findChannel(apis, written, page)
  if ('code' in found) return missing(found, place)
  const { api, channel, ref } = found
  return { kind: 'channel', api, channel, ref, schemaFolder: folderOf(api), replies: [] }
}

function bindManual(written: string, place: Place): ApiBinding {
  const [, method, target] = /^([a-z]+)\s+(\S.*)$/i.exec(written.trim()) ?? []
  const meant = method === undefined ? undefined : nearestMethod(method)
  if (meant !== undefined && meant !== method?.toLowerCase())
    return missing(
      {
        code: 'api/reference-shape',
        message: `\`api: ${written}\` has an unknown method, \`${method}\``,
        hint: `Did you mean \`${meant.toUpperCase()} ${target}\`?`,
      },
      place,
    )
  if (method !== undefined && target !== undefined)
    return { kind: 'manual', method: method.toUpperCase(), target: target.trim() }
  if (/^(?:https?:\/\/|\/)/.test(written.trim()))
    return { kind: 'manual', method: 'GET', target: written.trim() }
  return missing(
    {
      code: 'api/reference-shape',
      message: `\`api: ${written}\` does not refer to an endpoint`,
      hint: 'Write `METHOD /path`, or `METHOD https://host/path`.',
    },
    place,
  )
}

/**
 * A page whose reference can't be resolved. Mintlify publishes it without one ("One of my OpenAPI
 * pages is completely blank", Mintlify docs, "Troubleshooting"), so a build only warns. `skerry
 * check` fails. In the navigation, such a reference fails Mintlify's build.
 */
function missing(problem: Problem, place: Place): ApiBinding {
  return { kind: 'missing', diagnostic: { ...problem, severity: 'warning', ...place() } }
}

/** The serialisable target of a binding, for workers: refers to the description by its source. */
export function targetOf(binding: ApiBinding): ApiTarget {
  switch (binding.kind) {
    case 'operation': {
      const { api, operation, ref: _, ...rest } = binding
      const { kind: target, method, path } = operation
      return { ...rest, source: api.source, target, method, path }
    }
    case 'channel': {
      const { api, channel, ref, schemaFolder, replies } = binding
      const { name, address = name, messages } = channel
      const { method } = ref
      return {
        kind: 'channel',
        source: api.source,
        channel: name,
        method,
        path: address,
        hasMessages: messages.length > 0,
        schemaFolder,
        replies,
      }
    }
    case 'schema':
    case 'overview':
    case 'schemas': {
      const { api, ref: _, ...rest } = binding
      return { ...rest, source: api.source }
    }
    case 'manual':
    case 'missing':
      return binding
  }
}

/** Locates a frontmatter key. The file is only read when there is something to report. */
function placeOfKey(
  site: DescribedSite,
  page: AuthoredPage,
  key: string,
): Pick<Diagnostic, 'file' | 'line' | 'column'> {
  try {
    const lines = readFileSync(join(site.root, page.file), 'utf8').split(/\r\n|\r|\n/)
    const line = lines.findIndex((text) => text.startsWith(`${key}:`))
    if (line >= 0) return { file: page.file, line: line + 1, column: 1 }
  } catch {
    // Report the file without a line.
  }
  return { file: page.file }
}
