const VERSIONS = ['v1', 'v2', 'v3']
const PAGES = 700

/**
 * Files of a site with three versions, too large to be read before the first response.
 */
export function largeSite(more: Record<string, string> = {}): Record<string, string> {
  const files: Record<string, string> = {
    'index.mdx': '---\ntitle: Home\n---\n',
    'unlisted.mdx': '---\ntitle: Beside the navigation\n---\n',
  }
  const versions = VERSIONS.map((version) => {
    const pages = Array.from({ length: PAGES }, (_, index) => `${version}/page-${index}`)
    pages.forEach((path, index) => {
      files[`${path}.mdx`] = `---\ntitle: Title ${index} of ${version}\n---\n\nText.\n`
    })
    return { version, groups: [{ group: 'All', pages }] }
  })
  const settings = {
    theme: 'mint',
    name: 'Large',
    colors: { primary: '#0f766e' },
    navigation: { versions },
  }
  return { 'docs.json': JSON.stringify(settings), ...files, ...more }
}
