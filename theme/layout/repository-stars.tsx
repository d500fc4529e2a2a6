/** `owner/repository` of a GitHub address, or the address itself. */
export function repositoryName(href: string): string {
  return (
    /^https?:\/\/(?:www\.)?github\.com\/([^/]+\/[^/?#]+)/i.exec(href)?.[1] ?? 'GitHub'
  )
}
export function RepositoryStars(_: { href: string }) {
  return null
}
