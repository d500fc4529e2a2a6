import { useEffect } from 'preact/hooks'
import type { When } from '../../../runtime/types/rendering.ts'
import { handleFoldAll } from './fold-all.ts'
import { handleFoldToggle, revealTarget } from './lazy-rows.ts'

export const when: When = 'idle'

/**
 * Enhances the folds of API pages: fetches rows that are on other pages, opens the target of the
 * URL's hash, and opens or closes all folds of a section. Without scripts, folds open and contain
 * links.
 */
export default function FoldTools() {
  useEffect(() => {
    const follow = () => void revealTarget()
    // `toggle` events don't bubble.
    document.addEventListener('toggle', handleFoldToggle, true)
    document.addEventListener('click', handleFoldAll)
    addEventListener('hashchange', follow)
    follow()
    return () => {
      document.removeEventListener('toggle', handleFoldToggle, true)
      document.removeEventListener('click', handleFoldAll)
      removeEventListener('hashchange', follow)
    }
  }, [])
  return null
}
