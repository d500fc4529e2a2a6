import type { Api } from '../api-model.ts'
import { asList, asRecord, asText } from './raw.ts'

/**
 * Applies `kind` of OpenAPI 3.2 as Mintlify does: tags of the kind `badge` become the label of an
 * operation instead of a group, and the group is that of the first `nav` tag, else of the first
 * one without a kind.
 *
 * @param written The tags of the description.
 */
export function applyTagKinds(api: Api, written: unknown): void {
  const kinds = new Map(
    asList(written).map((tag) => {
      const raw = asRecord(tag)
      return [asText(raw?.['name']), asText(raw?.['kind'])]
    }),
  )
  const labels = new Map(api.tags.map(({ name, label }) => [name, label ?? name]))
  for (const operation of [...api.operations, ...api.webhooks]) {
    const { tags } = operation
    const badge = tags.find((tag) => kinds.get(tag) === 'badge')
    if (badge !== undefined) operation.label = labels.get(badge) ?? badge
    const shown = tags.filter((tag) => kinds.get(tag) !== 'badge')
    const main =
      shown.find((tag) => kinds.get(tag) === 'nav') ??
      shown.find((tag) => kinds.get(tag) === undefined)
    operation.tags =
      main === undefined ? shown : [main, ...shown.filter((tag) => tag !== main)]
  }
  api.tags = api.tags.filter(({ name }) => kinds.get(name) !== 'badge')
}
