import type {
  BrokerSchemeType,
  MessageScheme,
  MessageSecurity,
  MessageServer,
  MessageServerVariable,
} from '../channel-model.ts'
import { compact } from '../compact.ts'
import { nearest } from '../../../runtime/kit/nearest.ts'
import type { AsyncReader, RawAt } from './async-reader.ts'
import { buildBindings } from './build-bindings.ts'
import { buildScheme } from './build-root.ts'
import { referenceOf } from './json-reference.ts'
import { asList, asTrimmedText, asText, asTexts, entriesOf, own } from './raw.ts'
import { SpecProblem } from './spec-problem.ts'
import { schemaName } from '../schema/schema-name.ts'

/** Reads the root `servers`, in document order. */
export function buildMessageServers(
  reader: AsyncReader,
  root: RawAt,
  schemes: RawAt | undefined,
): MessageServer[] {
  return reader.entries(root, 'servers').map(({ name, raw, at }) => {
    const host = asText(raw['host'])?.trim()
    const protocol = asText(raw['protocol']) ?? ''
    const path = asText(raw['pathname']) ?? ''
    const slash = path && !path.startsWith('/') ? '/' : ''
    const url =
      host === undefined
        ? (asText(raw['url'])?.trim() ?? '')
        : `${protocol && `${protocol}://`}${host}${slash}${path}`
    return compact<MessageServer>({
      name,
      url,
      protocol,
      protocolVersion: asText(raw['protocolVersion']),
      title: asTrimmedText(raw['title']),
      summary: asTrimmedText(raw['summary']),
      description: asTrimmedText(raw['description']),
      variables: reader.entries({ raw, at }, 'variables').map(buildVariable),
      security: buildMessageSecurity(reader, { raw, at }, schemes),
      bindings: buildBindings(reader, [{ raw, at }]),
      tags: reader.tags(raw['tags'], at.file),
      externalDocs: reader.externalDocs(raw['externalDocs'], at.file),
    })
  })
}

function buildVariable({ name, raw }: RawAt & { name: string }): MessageServerVariable {
  const choices = asTexts(raw['enum'])
  const examples = asTexts(raw['examples'])
  return compact<MessageServerVariable>({
    name,
    default: asText(raw['default']) ?? choices[0] ?? '',
    enum: choices.length > 0 ? choices : undefined,
    description: asTrimmedText(raw['description']),
    examples: examples.length > 0 ? examples : undefined,
  })
}

/** Reads `components.securitySchemes`. */
export function buildMessageSchemes(
  reader: AsyncReader,
  components: RawAt | undefined,
): MessageScheme[] {
  if (!components) return []
  return reader
    .entries(components, 'securitySchemes')
    .flatMap((scheme) => buildMessageScheme(scheme) ?? [])
}

/**
 * Reads `security` of a server or an operation. In 2.x its items map scheme names to scopes; in
 * 3.x they are the schemes themselves, with the required scopes. Reports undefined names.
 */
export function buildMessageSecurity(
  reader: AsyncReader,
  { raw, at }: RawAt,
  schemes: RawAt | undefined,
): MessageSecurity[] {
  return asList(raw['security']).flatMap((item, index) => {
    if (reader.major === 2) {
      const named = entriesOf(item).flatMap(([name, scopes]) => {
        const known = schemes && own(schemes.raw, name)
        const found = schemes && reader.object(known, schemes.at.file)
        const scheme = found && buildMessageScheme({ ...found, name })
        if (!found) {
          const meant = nearest(name, Object.keys(schemes?.raw ?? {}))
          const message = `security scheme \`${name}\` is not defined`
          const hint = meant
            ? `Did you mean \`${meant}\`?`
            : 'Define it under `components.securitySchemes`.'
          const problem = new SpecProblem('api/unknown-scheme', message, {
            severity: 'warning',
            hint,
          })
          reader.report(at, problem, ['security', String(index)])
        }
        return scheme ? { scheme, scopes: asTexts(scopes) } : []
      })
      return { schemes: named }
    }
    const found = reader.object(item, at.file)
    const reference = referenceOf(item)
    const name =
      reference === undefined ? (asText(found?.raw['type']) ?? '') : schemaName(reference)
    const scheme = found && buildMessageScheme({ ...found, name })
    if (!scheme) return []
    return { schemes: [{ scheme, scopes: asTexts(found.raw['scopes']) }] }
  })
}

const BROKER: Readonly<Record<string, BrokerSchemeType>> = {
  userPassword: 'userPassword',
  apiKey: 'brokerKey',
  X509: 'X509',
  symmetricEncryption: 'symmetricEncryption',
  asymmetricEncryption: 'asymmetricEncryption',
  plain: 'plain',
  scramSha256: 'scramSha256',
  scramSha512: 'scramSha512',
  gssapi: 'gssapi',
}

function buildMessageScheme({
  name,
  raw,
}: RawAt & { name: string }): MessageScheme | undefined {
  const type = asText(raw['type']) ?? ''
  if (Object.hasOwn(BROKER, type))
    return compact<MessageScheme>({
      name,
      type: BROKER[type]!,
      description: asTrimmedText(raw['description']),
      in: asText(raw['in']),
    })
  const scheme = buildScheme(
    name,
    type === 'httpApiKey' ? { ...raw, type: 'apiKey' } : raw,
  )
  return scheme && compact(scheme)
}
