import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../../plugin/diagnostic.ts'
import { nearestAll } from '../../plugin/nearest.ts'
import type { OperationRef, Page, Site } from '../../plugin/site/types.ts'
import type { Api, Operation } from '../api.ts'
import { findOperation, nearestOperations } from '../model/find-operation.ts'
import {
  matchSpecs,
  parseOperationReference,
  type OperationReference,
} from './match-spec.ts'
import { operationRef } from './operation-page.ts'

/** What of an API description a page shows. */
export type ApiBinding =
  | { kind: 'operation'; api: Api; operation: Operation; ref: OperationRef }
  | { kind: 'schema'; api: Api; name: string; id: string; ref: OperationRef }
  /** `api: METHOD /path`: the page's own fields describe it; `target` is a path or an address. */
  | { kind: 'manual'; method: string; target: string }
  /** What it names is not there: the page shows this in its place. */
  | { kind: 'missing'; diagnostic: Diagnostic }

export type Apis = ReadonlyMap<string, Api>

/** The descriptions that a reference may mean: the file it names, else the given ones, else all. */
export function candidateApis(
  apis: Apis,
  file: string | undefined,
  sources: readonly string[],
): Api[] {
  if (file !== undefined) {
    return matchSpecs(file, apis.keys()).map((location) => apis.get(location)!)
  }
  const named = sources.flatMap((source) => apis.get(source) ?? [])
  return named.length > 0
    ? named
    : [...apis.keys()].sort().map((source) => apis.get(source)!)
}

/** The first of the descriptions that has the operation. */
export function findInApis(
  candidates: readonly Api[],
  reference: OperationReference,
): { api: Api; operation: Operation } | undefined {
  for (const api of candidates) {
    const operation = findOperation(api, reference)
    if (operation && !operation.excluded) return { api, operation }
  }
  return undefined
}

/** Says that no description has an operation, naming the nearest three (behaviour 5.1). */
export function operationNotFound(
  apis: Apis,
  written: string,
  reference: OperationReference,
  candidates: readonly Api[],
): Diagnostic {
  const where =
    candidates.length === 1 && candidates[0] ? ` in \`${candidates[0].source}\`` : ''
  const base = { severity: 'error', code: 'api/operation-not-found' } as const
  if (reference.file !== undefined && candidates.length === 0) {
    const [near] = nearestAll(reference.file, apis.keys(), 1)
    const known = near ?? [...apis.keys()].slice(0, 3).join('`, `')
    return {
      ...base,
      message: `\`${written}\` names an API description that is not there: \`${reference.file}\``,
      ...(known && { hint: `Known: \`${known}\`.` }),
    }
  }
  if (apis.size === 0) {
    return {
      ...base,
      message: `\`${written}\` names an operation, but there is no API description`,
      hint: 'Put an OpenAPI file into the project, or name one in the settings under `api.openapi`.',
    }
  }
  const near = nearestOperations(candidates, reference)
  return {
    ...base,
    message: `no operation \`${reference.method} ${reference.path}\`${where}`,
    ...(near.length > 0 && {
      hint: `Did you mean ${near.map((name) => `\`${name}\``).join(', ')}?`,
    }),
  }
}

/**
 * What a page's frontmatter binds it to (behaviour 5.1): `openapi`, `openapi-schema` or `api`.
 * Undefined for other pages.
 */
export function bindPage(site: Site, apis: Apis, page: Page): ApiBinding | undefined {
  const { openapi, api, 'openapi-schema': schema } = page.frontmatter
  const place = (key: string) => placeOfKey(site, page, key)
  if (typeof openapi === 'string' && openapi.trim())
    return bindOperation(apis, openapi, () => place('openapi'))
  if (typeof schema === 'string' && schema.trim())
    return bindSchema(apis, schema, () => place('openapi-schema'))
  if (typeof api === 'string' && api.trim()) return bindManual(api, () => place('api'))
  return undefined
}

type Place = () => Pick<Diagnostic, 'file' | 'line' | 'column'>

function bindOperation(apis: Apis, written: string, place: Place): ApiBinding {
  const reference = parseOperationReference(written)
  if (!reference) {
    return missing(
      {
        severity: 'error',
        code: 'api/reference-shape',
        message: `\`openapi: ${written}\` does not name an operation`,
        hint: 'Write `METHOD /path`, with the file in front where there are several: `v2.json GET /users`.',
      },
      place,
    )
  }
  const candidates = candidateApis(apis, reference.file, [])
  const found = findInApis(candidates, reference)
  if (!found)
    return missing(operationNotFound(apis, written, reference, candidates), place)
  return { kind: 'operation', ...found, ref: operationRef(found.api, found.operation) }
}

function bindSchema(apis: Apis, written: string, place: Place): ApiBinding {
  const [, file, name = ''] = /^(?:(.+)\s+)?(\S+)$/.exec(written.trim()) ?? []
  const candidates = candidateApis(apis, file, [])
  for (const api of candidates) {
    const component = api.components.find((candidate) => candidate.name === name)
    if (component)
      return {
        kind: 'schema',
        api,
        ...component,
        ref: { spec: api.source, kind: 'schema', method: '', path: name },
      }
  }
  const near = nearestAll(
    name,
    candidates.flatMap(({ components }) => components.map((component) => component.name)),
    3,
  )
  const hint =
    near.length > 0
      ? { hint: `Did you mean ${near.map((one) => `\`${one}\``).join(', ')}?` }
      : {}
  return missing(
    {
      severity: 'error',
      code: 'api/schema-not-found',
      message: `no schema \`${name}\` in the API descriptions`,
      ...hint,
    },
    place,
  )
}

function bindManual(written: string, place: Place): ApiBinding {
  const [, method, target] = /^([a-z]+)\s+(\S.*)$/i.exec(written.trim()) ?? []
  if (method !== undefined && target !== undefined)
    return { kind: 'manual', method: method.toUpperCase(), target: target.trim() }
  if (/^(?:https?:\/\/|\/)/.test(written.trim()))
    return { kind: 'manual', method: 'GET', target: written.trim() }
  return missing(
    {
      severity: 'error',
      code: 'api/reference-shape',
      message: `\`api: ${written}\` does not name an endpoint`,
      hint: 'Write `METHOD /path`, or `METHOD https://host/path`.',
    },
    place,
  )
}

function missing(diagnostic: Diagnostic, place: Place): ApiBinding {
  return { kind: 'missing', diagnostic: { ...diagnostic, ...place() } }
}

/** Only read where there is something to complain of. */
function placeOfKey(
  site: Site,
  page: Page,
  key: string,
): Pick<Diagnostic, 'file' | 'line' | 'column'> {
  try {
    const lines = readFileSync(join(site.root, page.file), 'utf8').split(/\r\n|\r|\n/)
    const line = lines.findIndex((text) => text.startsWith(`${key}:`))
    if (line >= 0) return { file: page.file, line: line + 1, column: 1 }
  } catch {
    // Then the file's name has to do.
  }
  return { file: page.file }
}
