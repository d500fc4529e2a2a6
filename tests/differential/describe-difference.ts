import type { Difference } from './find-differences.ts'

/** What sort of difference it is: the same words for the same sort. */
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

/** Where a difference is, and what both sides have there, in three lines. */
export function describePlace({ reference, skerry, path }: Difference): string {
  return [
    `(in ${path.slice(-4).join(' > ')})`,
    `      MDX     ${short(reference, skerry)}`,
    `      Skerry  ${short(skerry, reference)}`,
  ].join('\n')
}

/** A difference as text. */
export function describeDifference(difference: Difference): string {
  return `${kindOfDifference(difference)} ${describePlace(difference)}`
}

/** A text around the first place where it is not the other. */
function short(text: string | undefined, other = ''): string {
  if (text === undefined) return '(nothing)'
  let start = 0
  while (start < text.length && text[start] === other[start]) start++
  const from = start > 100 && start < text.length ? start - 60 : 0
  const part = text.slice(from, from + 300)
  return `${from > 0 ? '…' : ''}${JSON.stringify(part)}${from + 300 < text.length ? '…' : ''}`
}
