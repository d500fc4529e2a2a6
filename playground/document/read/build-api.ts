import type {
  WrittenComponents,
  WrittenDescription,
  WrittenInfo,
} from './document-as-written.ts'
import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { isUrl } from '../../../runtime/kit/is-url.ts'
import { nearest } from '../../../runtime/kit/nearest.ts'
import type { Api, Operation } from '../api-model.ts'
import { addSubtypes } from './add-subtypes.ts'
import { type OperationContext, buildPaths } from './build-paths.ts'
import {
  buildInfo,
  buildSecurity,
  buildSecuritySchemes,
  buildServers,
  buildTags,
} from './build-root.ts'
import { applyTagKinds } from './apply-tag-kinds.ts'
import { securityConflicts } from './security-conflicts.ts'
import { requirementAt } from './requirement-at.ts'
import { checkTags } from './check-tags.ts'
import { compact } from '../compact.ts'
import { asObject, asTrimmedText, asRecord, asText, asTexts, entriesOf } from './raw.ts'
import { SchemaTable } from './schema-table.ts'
import { diagnosticAt } from './diagnostic-at.ts'
import type { SpecFile, SpecFiles } from './spec-files.ts'
import { SpecProblem } from './spec-problem.ts'
import { SpecReader } from './spec-reader.ts'
import { upgradeServers } from './upgrade-swagger.ts'

/**
 * Builds the model of an OpenAPI or Swagger description from loaded files. Values of the wrong
 * type are skipped; the linter has reported them.
 */
export function buildApi(
  files: SpecFiles,
  first: SpecFile,
  specification: string,
): { api: Api; diagnostics: Diagnostic[] } {
  const root = asObject<WrittenDescription>(first.value) ?? {}
  const table = new SchemaTable(files, first)
  const mediaTypes = {
    consumes: asTexts(root.consumes),
    produces: asTexts(root.produces),
  }
  const reader = new SpecReader(files, table, specification, mediaTypes)
  const { swagger } = reader
  const info = asObject<WrittenInfo>(reader.resolve(root.info, first)?.value)
  const componentsAt = reader.resolve(root.components, first)
  const components = asObject<WrittenComponents>(componentsAt?.value)
  const home = componentsAt?.file ?? first
  const prose = (value: unknown) =>
    asTrimmedText(asRecord(value) ? reader.resolve(value, first)?.value : value)

  const written = swagger ? upgradeServers(root, first.name) : root.servers
  const listed = buildServers(written, first.name)
  const isImplied = listed.length === 0 && isUrl(first.name)
  const servers = isImplied ? buildServers([{ url: '/' }], first.name) : listed
  const context: OperationContext = {
    kind: 'operation',
    servers,
    security: buildSecurity(root.security),
    depth: 0,
  }
  const paths = reader.resolve(root.paths, first)
  const webhooksAt = reader.resolve(root.webhooks ?? root['x-webhooks'], first)
  const named = swagger
    ? { value: root.definitions, file: first, under: ['definitions'] }
    : { value: components?.schemas, file: home, under: ['components', 'schemas'] }
  const names = reader.resolve(named.value, named.file)
  const schemes = swagger ? root.securityDefinitions : components?.securitySchemes

  const api: Api = compact<Api>({
    source: first.name,
    specification,
    info: buildInfo(root, info),
    title: asTrimmedText(info?.title) ?? 'API',
    version: asText(info?.version) ?? '',
    description: prose(info?.description),
    servers,
    securitySchemes: buildSecuritySchemes(reader, schemes, home),
    tags: buildTags(root.tags),
    operations: paths ? buildPaths(reader, paths.value, paths.file, context) : [],
    webhooks: webhooksAt
      ? buildPaths(reader, webhooksAt.value, webhooksAt.file, {
          kind: 'webhook',
          servers: [],
          security: [],
          depth: 0,
        })
      : [],
    components: entriesOf(names?.value).map(([name, value]) => {
      const inFile = names?.value === named.value && named.file === first
      const pointer = inFile ? [...named.under, name] : [...(names?.pointer ?? []), name]
      return { name, id: table.add({ file: names?.file ?? first, pointer, value }) }
    }),
    schemas: {},
  })
  api.schemas = table.finish()
  addSubtypes(
    api.schemas,
    api.components.map(({ id }) => id),
  )
  const defined = entriesOf(schemes).map(([name]) => ({ name }))
  const diagnostics = [
    ...unknownSchemes(api, first, defined),
    ...securityConflicts(api, first),
    ...checkTags(api, first),
  ]
  if (specification.startsWith('3.2')) applyTagKinds(api, root.tags)
  return { api, diagnostics }
}

/**
 * Reports schemes in `security` that aren't defined, once each. Redocly's rule `security-defined`
 * isn't used: it also demands `security` on every operation.
 */
function unknownSchemes(
  { operations, securitySchemes, specification }: Api,
  first: SpecFile,
  written: { name: string }[],
): Diagnostic[] {
  // An invalid scheme is reported where it is defined.
  const known = [...securitySchemes, ...written].map(({ name }) => name)
  const unknown = new Map<string, Operation>()
  for (const operation of operations) {
    for (const { schemes } of operation.security) {
      for (const { name } of schemes) {
        // Since 3.2 a scheme can also be referenced by URI.
        if (
          known.includes(name) ||
          (/[#/]/.test(name) && specification.startsWith('3.2'))
        )
          continue
        if (!unknown.has(name)) unknown.set(name, operation)
      }
    }
  }
  return [...unknown].map(([name, { method, path }]) => {
    const meant = nearest(name, known)
    const problem = new SpecProblem(
      'api/unknown-scheme',
      `security scheme \`${name}\` is not defined (required by ${method} ${path})`,
      {
        severity: 'warning',
        hint: meant
          ? `Did you mean \`${meant}\`?`
          : 'Define it under `components.securitySchemes`.',
      },
    )
    const pointer = requirementAt(
      first.value,
      ['paths', path, method.toLowerCase()],
      name,
    )
    return diagnosticAt(first, problem, pointer, true)
  })
}
