import { h, type ComponentChildren, type VNode } from 'preact'
import type { RenderRecord } from './render-record.ts'

/** Temporary element around HTML whose ids may change, removed by `makeIdsUnique`. */
export const ID_MARK = 'skerry-ids'

/** Wraps content so that `makeIdsUnique` can rename these ids if they are already on the page. */
export function markIds(
  record: RenderRecord,
  ids: readonly string[],
  content: ComponentChildren,
): VNode {
  return h(ID_MARK, { n: record.snippets.push(ids) - 1 } as object, content)
}
