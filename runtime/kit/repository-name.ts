/** `owner/name` of a GitHub URL. Undefined for other URLs. */
export function repositoryName(href: string): string | undefined {
  return /^https?:\/\/(?:www\.)?github\.com\/([^/]+\/[^/?#]+?)(?:\.git)?(?:[/?#]|$)/i.exec(
    href,
  )?.[1]
}
