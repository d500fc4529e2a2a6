import { receivesFeedback } from '../render/receives-feedback.ts'
import type { Project } from '../site/project.ts'
import type { Problem } from './problem.ts'

/** Warns if page ratings are enabled but nothing receives them, so that they aren't shown. */
export function checkFeedback(project: Project): Problem[] {
  const { settings, site } = project
  if (!settings.feedback.thumbsRating || receivesFeedback(project)) return []
  const keys = ['feedback', 'thumbsRating']
  return [
    {
      severity: 'warning',
      code: 'check/unheard-feedback',
      message: '`feedback.thumbsRating` has no effect: nothing receives the ratings',
      hint: 'Set `feedback.endpoint`, configure an analytics integration, or listen to `skerry:feedback` in a script of the site.',
      ...(site.locate?.({ file: settings.file, keys }) ?? { file: settings.file }),
    },
  ]
}
