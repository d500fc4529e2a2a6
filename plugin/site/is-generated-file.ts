/** Files that a build writes besides the pages. */
const GENERATED =
  /^\/(?:sitemap\.xml|robots\.txt|llms(?:-full)?\.txt|skill\.md|404(?:\.html)?|(?:.*\/)?rss\.xml|\.well-known\/.*|pagefind\/.*)$/

/** Whether the build itself writes a file, given its root-relative URL without query. */
export function isGeneratedFile(url: string): boolean {
  return GENERATED.test(url)
}
