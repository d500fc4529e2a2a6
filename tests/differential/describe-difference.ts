import type { Difference } from './find-differences.ts'

/** A label for the kind of a difference, the same for similar ones. */
export function kindOfDifference({
  kind,
  name,
  element,
  other,
  node,
}: Difference): string {
  if (kind === 'attribute' || kind === 'prop') return `${kind} ${name} of ${element.name}`
  if (kind === 'text') return `text in ${element.name}`
  const what = node?.type === 'element' ? `<${node.name}>` : 'text'
  return `${kind} ${what} in ${other.name}`
}

/** The location of a difference and both sides, in three lines. */
export function describePlace({ reference, skerry, path }: Difference): string {
  return [
    `(in ${path.slice(-4).join(' > ')})`,
    `      MDX     ${short(reference, skerry)}`,
    `      Skerry  ${short(skerry, reference)}`,
  ].join('\n')
}

/** Formats a difference as text. */
export function describeDifference(difference: Difference): string {
  return `${kindOfDifference(difference)} ${describePlace(difference)}`
}

/** Shortens a text to the part around the first position that differs from `other`. */
function short(text: string | undefined, other = ''): string {
  if (text === undefined) return '(nothing)'
  let start = 0
  while (start < text.length && text[start] === other[start]) start++
  const from = start > 100 && start < text.length ? start - 60 : 0
  const part = text.slice(from, from + 300)
  return `${from > 0 ? '…' : ''}${JSON.stringify(part)}${from + 300 < text.length ? '…' : ''}`
}
