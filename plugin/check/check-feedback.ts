import { takesFeedback } from '../render/takes-feedback.ts'
import type { Project } from '../site/project.ts'
import type { Problem } from './problem.ts'

/** A question to readers whose answers nobody hears: it is not shown. */
export function checkFeedback(project: Project): Problem[] {
  const { settings, site } = project
  if (!settings.feedback.thumbsRating || takesFeedback(project)) return []
  const keys = ['feedback', 'thumbsRating']
  return [
    {
      severity: 'warning',
      code: 'check/unheard-feedback',
      message: '`feedback.thumbsRating` has no effect: nothing hears the answers',
      hint: 'Give `feedback.endpoint` an address, name an analytics integration, or listen to `skerry:feedback` in a script of the site.',
      ...(site.locate?.({ file: settings.file, keys }) ?? { file: settings.file }),
    },
  ]
}
