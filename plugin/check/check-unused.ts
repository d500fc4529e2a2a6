import type { PageCompilation } from '../render/page-compilation.ts'
import { placeOfSetting } from '../site/place-of-setting.ts'
import type { Project } from '../site/project.ts'
import type { Problem } from './problem.ts'

/** The start of a tag. Markdown's `<https://…>` is none. */
const TAG = /<[a-z][\w.]*(?=[\s/>])/i
/** Code, and comments, which aren't shown. */
const NO_TAGS = /`[^`]*`|\{\s*\/\*.*?\*\/\s*\}/gs

/** Warns of settings and frontmatter that are valid, but have no effect in this site. */
export function checkUnused(
  project: Project,
  compilations: readonly PageCompilation[],
): Problem[] {
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
  const texts = [
    { keys: ['errors', '404', 'description'], text: settings.errors[404].description },
    { keys: ['banner', 'content'], text: settings.banner?.content },
  ]
  for (const { keys, text = '' } of texts) {
    const tag = TAG.exec(text.replaceAll(NO_TAGS, ''))?.[0]
    if (tag === undefined) continue
    problems.push({
      ...problem(keys, '', 'Write bold text, links and lists in Markdown.'),
      message: `\`${keys.join('.')}\` shows \`${tag}>\` as text`,
    })
  }
  return [...problems, ...compilations.flatMap(checkFeed)]
}

function hasDates({ site, lastModified }: Project): boolean {
  return [...site.pages.values()].some(
    ({ file, frontmatter }) =>
      frontmatter.lastUpdatedDate !== undefined || lastModified(file) !== undefined,
  )
}

/** `rss` of a page without entries: it has no feed, and no button. */
function checkFeed({ page, facts }: PageCompilation): Problem[] {
  const { rss, noindex } = page.frontmatter
  // The entries of a page that fails are unknown.
  if (!rss || facts.failed || (facts.updates.length > 0 && page.indexable)) return []
  return [
    {
      severity: 'warning',
      code: 'check/unused-setting',
      file: page.file,
      ...(facts.updates.length === 0
        ? {
            message: '`rss` has no effect: the page has no `<Update>`',
            hint: 'Write `<Update>` on the page or in an MDX snippet. Those in components are no entries of a feed.',
          }
        : {
            message: `\`rss\` has no effect: the page is ${noindex ? 'not indexed' : 'hidden'}`,
            hint: 'Remove `rss`.',
          }),
    },
  ]
}
