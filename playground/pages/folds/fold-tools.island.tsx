import { useEffect } from 'preact/hooks'
import type { When } from '../../../runtime/types/rendering.ts'
import { answerFoldAll } from './fold-all.ts'
import { answerFold, revealTarget } from './late-rows.ts'

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
    document.addEventListener('toggle', answerFold, true)
    document.addEventListener('click', answerFoldAll)
    addEventListener('hashchange', follow)
    follow()
    return () => {
      document.removeEventListener('toggle', answerFold, true)
      document.removeEventListener('click', answerFoldAll)
      removeEventListener('hashchange', follow)
    }
  }, [])
  return null
}
