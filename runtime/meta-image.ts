const IMAGE_TAG = /^(?:og|twitter):(?:image|video|audio)(?::(?:secure_)?url)?$/
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i

/**
 * The file of the site that a meta tag refers to, as a URL from the root: `/images/card.png`.
 * Undefined if the tag is about something else, or has an absolute URL.
 *
 * @param page Path of the page whose folder relative paths start from; none is the root.
 */
export function metaImage(name: string, content: string, page = ''): string | undefined {
  if (!IMAGE_TAG.test(name) || ABSOLUTE.test(content)) return undefined
  const { pathname, search } = new URL(content, `https://localhost/${page}`)
  return pathname + search
}
