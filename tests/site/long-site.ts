import { page, settings, type SiteFiles } from './build-site.ts'

/**
 * A site with a long sidebar: eight groups of twelve pages, each with a nested group, one
 * with a page as its title, and one with two hundred pages.
 */
export function longSite(): SiteFiles {
  const files: SiteFiles = {}
  const add = (path: string, title: string) => {
    files[`${path}.mdx`] = page(title)
    return path
  }
  const times = (count: number, make: (number: number) => string) =>
    Array.from({ length: count }, (_, number) => make(number))
  const groups: object[] = times(8, String).map((name) => ({
    group: `Group ${name}`,
    pages: [
      ...times(12, (number) =>
        add(`group-${name}/page-${number}`, `Group ${name} page ${number}`),
      ),
      {
        group: `Group ${name} details`,
        expanded: true,
        pages: times(3, (number) =>
          add(`group-${name}/detail-${number}`, `Group ${name} detail ${number}`),
        ),
      },
    ],
  }))
  groups.push({
    group: 'Rooted',
    root: add('rooted/overview', 'Overview'),
    pages: [add('rooted/page', 'Rooted page')],
  })
  groups.push({
    group: 'Parts',
    pages: times(200, (number) => add(`part/page-${number}`, `Part ${number}`)),
  })
  return { ...files, 'docs.json': settings([], { navigation: { groups } }) }
}
