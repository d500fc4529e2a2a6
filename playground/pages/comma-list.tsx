import type { ComponentChild } from 'preact'

/** Items separated by commas. */
export function CommaList({ items }: { items: readonly ComponentChild[] }) {
  return <>{items.flatMap((item, index) => [index > 0 && ', ', item])}</>
}
