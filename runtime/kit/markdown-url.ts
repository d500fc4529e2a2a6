/** URL of the page's Markdown: `/a` to `/a.md`, `/` to `/index.md`. */
export function markdownUrl(url: string): string {
  return url === '/' ? '/index.md' : `${url.replace(/\/$/, '')}.md`
}
