import { iconKey } from '../../runtime/icon-key.ts'
import type { IconDrawing, IconRef } from '../../runtime/types/settings.ts'
import { readIcon, type IconLibrary } from './read-icon.ts'

/** The icons among these that there are, by their `iconKey`: what the browser takes along. */
export function renderIcons(
  refs: readonly IconRef[],
  library?: IconLibrary,
): Record<string, IconDrawing> {
  return Object.fromEntries(
    refs.flatMap((ref) => {
      const icon = readIcon(ref, library)
      return icon ? [[iconKey(ref), { body: icon.body, viewBox: icon.viewBox }]] : []
    }),
  )
}
