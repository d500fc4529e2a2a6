import type { ResponseLink } from '../api-model.ts'
import { compact } from '../compact.ts'
import { buildServers } from './build-root.ts'
import type { WrittenLink } from './document-as-written.ts'
import { lookUp, splitReference } from './json-reference.ts'
import { asObject, asText, asTrimmedText, entriesOf } from './raw.ts'
import type { SpecFile } from './spec-files.ts'
import type { SpecReader } from './spec-reader.ts'

/** Reads the links of a response. Those by `operationId` are found by `findLinked` later. */
export function buildLinks(
  reader: SpecReader,
  value: unknown,
  file: SpecFile,
): ResponseLink[] {
  return entriesOf(value).flatMap(([name, link]) => {
    const at = reader.resolveObject(link, file)
    const raw = asObject<WrittenLink>(at?.value)
    if (!at || !raw) return []
    const [server] = buildServers([raw.server], at.file.name)
    const reference = asText(raw.operationRef)
    return compact<ResponseLink>({
      name,
      target: asText(raw.operationId) ?? reference ?? '',
      operation:
        reference === undefined ? undefined : operationAt(reader, reference, at.file),
      description: asTrimmedText(raw.description),
      parameters: entriesOf(raw.parameters).map(([key, given]) => ({
        name: key,
        value: given,
      })),
      body: raw.requestBody === undefined ? undefined : { value: raw.requestBody },
      server,
    })
  })
}

/** The operation of the description itself that an `operationRef` points to. */
function operationAt(
  { files }: SpecReader,
  reference: string,
  file: SpecFile,
): ResponseLink['operation'] {
  const { uri, tokens } = splitReference(reference)
  const root = lookUp(files, `${uri}#`, file)
  if (!root || root.file !== files.first || !lookUp(files, reference, file))
    return undefined
  // Not the pointer of what is found: the path may be a reference to another file.
  const [place, path, method, ...inner] = [...root.pointer, ...tokens]
  const isPath = place === 'paths'
  if (!path || !method || inner.length > 0 || !(isPath || place === 'webhooks'))
    return undefined
  const kind = isPath ? 'operation' : 'webhook'
  return { kind, method: method.toUpperCase(), path }
}
