import { useEffect } from 'preact/hooks'
import type { When } from '../../../runtime/types/rendering.ts'
import { answerFoldAll } from './fold-all.ts'
import { answerFold, revealTarget } from './late-rows.ts'

export const when: When = 'idle'

/**
 * What the folds of an API page do beyond opening: rows of schemas that are shown elsewhere are brought in, a
 * hash that names one of them is followed, and a section's folds open and close at once. Without
 * it folds open, and hold links.
 */
export default function FoldTools() {
  useEffect(() => {
    const follow = () => void revealTarget()
    // `toggle` does not bubble.
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
