import { receivesFeedback } from '../render/receives-feedback.ts'
import { placeOfSetting } from '../site/place-of-setting.ts'
import type { Project } from '../site/project.ts'
import type { Problem } from './problem.ts'

/** Warns of feedback buttons that aren't shown, because nothing receives what readers say. */
export function checkFeedback(project: Project): Problem[] {
  const { settings, site, repository } = project
  const { suggestEdit, raiseIssue, thumbsRating } = settings.feedback
  const problem = (key: string, code: string, why: string, hint: string): Problem => ({
    severity: 'warning',
    code,
    message: `\`feedback.${key}\` has no effect: ${why}`,
    hint,
    ...placeOfSetting(site, { file: settings.file, keys: ['feedback', key] }),
  })
  const problems: Problem[] = []
  if (repository === undefined && (suggestEdit || raiseIssue)) {
    problems.push(
      problem(
        suggestEdit ? 'suggestEdit' : 'raiseIssue',
        'check/unknown-repository',
        'the repository of the site is unknown',
        'Add a git remote named `origin`, or set the option `repository` of `skerry()`.',
      ),
    )
  }
  if (thumbsRating && !receivesFeedback(project)) {
    problems.push(
      problem(
        'thumbsRating',
        'check/unheard-feedback',
        'nothing receives the ratings',
        'Set `feedback.endpoint`, configure an analytics integration, or listen to `skerry:feedback` in a script of the site.',
      ),
    )
  }
  return problems
}
