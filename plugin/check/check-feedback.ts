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
  const [first, second] = [
    ...(suggestEdit ? ['suggestEdit'] : []),
    ...(raiseIssue ? ['raiseIssue'] : []),
  ]
  if (repository === undefined && first !== undefined) {
    problems.push({
      ...problem(
        first,
        'check/unknown-repository',
        'the repository of the site is unknown',
        'Add a git remote named `origin`, or set the option `repository` of `skerry()`.',
      ),
      ...(second !== undefined && {
        message: `\`feedback.${first}\` and \`feedback.${second}\` have no effect: the repository of the site is unknown`,
      }),
    })
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
