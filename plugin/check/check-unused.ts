import { placeOfSetting } from '../site/place-of-setting.ts'
import type { Project } from '../site/project.ts'
import type { Problem } from './problem.ts'

/** Warns of settings that are valid, but have no effect in this site. */
export function checkUnused(project: Project): Problem[] {
  const { settings, site, options } = project
  const problem = (keys: string[], why: string, hint: string): Problem => ({
    severity: 'warning',
    code: 'check/unused-setting',
    message: `\`${keys.join('.')}\` has no effect: ${why}`,
    hint,
    ...placeOfSetting(site, { file: settings.file, keys }),
  })
  const problems: Problem[] = []
  if (Object.keys(settings.thumbnails).length > 0 && !options.socialCards)
    problems.push(
      problem(
        ['thumbnails'],
        'social cards are off',
        'Set the option `socialCards` of `skerry()`, or remove the setting.',
      ),
    )
  if (settings.metadata.timestamp && !hasDates(project))
    problems.push(
      problem(
        ['metadata', 'timestamp'],
        'no page has a date',
        'Build in a clone of the repository, or write `lastUpdatedDate` in frontmatter.',
      ),
    )
  return problems
}

function hasDates({ site, lastModified }: Project): boolean {
  return [...site.pages.values()].some(
    ({ file, frontmatter }) =>
      frontmatter.lastUpdatedDate !== undefined || lastModified(file) !== undefined,
  )
}
