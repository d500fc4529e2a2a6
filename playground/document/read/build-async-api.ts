import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import type { Api } from '../api-model.ts'
import { compact } from '../compact.ts'
import { addSubtypes } from './add-subtypes.ts'
import { AsyncReader, type RawAt } from './async-reader.ts'
import { addClientOperations, addOperations, openChannels } from './build-channels.ts'
import { buildMessageSchemes, buildMessageServers } from './build-message-servers.ts'
import { buildInfo } from './build-root.ts'
import { checkChannels } from './check-channels.ts'
import { asTrimmedText, asRecord, asText } from './raw.ts'
import { SchemaTable } from './schema-table.ts'
import type { SpecFile, SpecFiles } from './spec-files.ts'
import { SpecReader } from './spec-reader.ts'

/**
 * Builds the model of an AsyncAPI description (2.x or 3.x): an `Api` with channels (`messaging`)
 * and no HTTP operations.
 */
export function buildAsyncApi(
  files: SpecFiles,
  first: SpecFile,
  specification: string,
): { api: Api; diagnostics: Diagnostic[] } {
  const raw = asRecord(first.value) ?? {}
  const root: RawAt = { raw, at: { file: first, pointer: [], value: raw } }
  const table = new SchemaTable(files, first)
  const spec = new SpecReader(files, table, '', { consumes: [], produces: [] })
  const reader = new AsyncReader(spec, specification.startsWith('2') ? 2 : 3)
  const info = reader.inside(root, 'info')
  const components = reader.inside(root, 'components')
  const schemes = components && reader.inside(components, 'securitySchemes')

  const channels = openChannels(reader, root)
  if (reader.major === 2)
    for (const open of channels) addClientOperations(reader, open, schemes)
  else addOperations(reader, root, channels, schemes)
  const servers = buildMessageServers(reader, root, schemes)

  const outer = (key: string) => raw[key] ?? info?.raw[key]
  const api: Api = compact<Api>({
    source: first.name,
    specification,
    info: buildInfo(
      { externalDocs: reader.externalDocs(outer('externalDocs'), first) },
      info?.raw,
    ),
    title: asTrimmedText(info?.raw['title']) ?? 'API',
    version: asText(info?.raw['version']) ?? '',
    description: asTrimmedText(info?.raw['description']),
    servers: [],
    securitySchemes: [],
    tags: reader.tags(outer('tags'), raw['tags'] ? first : (info?.at.file ?? first)),
    operations: [],
    webhooks: [],
    messaging: compact({
      id: asText(raw['id']),
      defaultContentType: asText(raw['defaultContentType']),
      servers,
      schemes: buildMessageSchemes(reader, components),
      channels: channels.map(({ channel }) => channel),
    }),
    components: namedSchemas(reader, components && reader.inside(components, 'schemas')),
    schemas: {},
  })
  api.schemas = table.finish()
  addSubtypes(
    api.schemas,
    api.components.map(({ id }) => id),
  )
  checkChannels(reader, channels, servers)
  return { api, diagnostics: reader.diagnostics }
}

/**
 * `components.schemas`. Schemas in other languages than JSON Schema are skipped; they are shown
 * where they are used.
 */
function namedSchemas(reader: AsyncReader, all: RawAt | undefined): Api['components'] {
  if (!all) return []
  const { file, pointer } = all.at
  return Object.entries(all.raw).flatMap(([name, value]) => {
    const raw = asRecord(value)
    if (raw && Object.hasOwn(raw, 'schemaFormat')) return []
    return {
      name,
      id: reader.spec.table.add({ file, pointer: [...pointer, name], value }),
    }
  })
}
