import { contentHash } from '../kit/content-hash.ts'

const known = new Map<string, string>()

/** The class for CSS declarations, by their hash: the same on every page. */
export function styleClass(style: string): string {
  let name = known.get(style)
  if (name === undefined) known.set(style, (name = `c-${contentHash(style).slice(0, 6)}`))
  return name
}
