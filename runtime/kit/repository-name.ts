/** `owner/name` of a GitHub address; undefined for other addresses. */
export function repositoryName(href: string): string | undefined {
  return /^https?:\/\/(?:www\.)?github\.com\/([^/]+\/[^/?#]+)/i.exec(href)?.[1]
}
