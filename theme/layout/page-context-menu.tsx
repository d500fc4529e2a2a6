import type { ContextualOption } from '../../runtime/types.ts'
export function PageContextMenu(_: { options: ContextualOption[] }) {
  return null
}
