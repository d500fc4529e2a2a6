import type { ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'
import { IslandPlace } from './island-place.ts'
import { markIds } from './mark-ids.ts'
import { RenderRecordContext, type TitledKind } from './render-record.ts'

/** The id of a part, and what `makeIdsUnique` needs if the id was made here. */
interface TitledIdentity {
  id: string | undefined
  mark: (part: ComponentChildren) => ComponentChildren
}

/**
 * Returns the id of a part with a title. The compiler gives ids to those in Markdown; those that
 * components render, or whose title is computed, get theirs here.
 *
 * @param given The id that the part has already.
 */
export function useTitledId(
  given: string | undefined,
  title: unknown,
  kind: TitledKind,
): TitledIdentity {
  const record = useContext(RenderRecordContext)
  // The other kinds link to their id, and inside an island, server and browser must render the
  // same elements.
  const isFree = useContext(IslandPlace) !== 'island' || kind === 'titled'
  const own =
    given === undefined && typeof title === 'string' && title !== '' && isFree
      ? record?.titledId?.(title, kind)
      : undefined
  return {
    id: given ?? own,
    mark: (part) => (record && own ? markIds(record, [own], part) : part),
  }
}
