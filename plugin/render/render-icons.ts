import { iconKey } from '../../runtime/icon-key.ts'
import type { IconDrawing, IconRef } from '../../runtime/types/settings.ts'
import { readIcon, type IconLibrary } from './read-icon.ts'

/** Resolves icons for the browser, keyed by `iconKey`. Unknown icons are left out. */
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
