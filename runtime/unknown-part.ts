import type { ComponentChildren } from 'preact'

/** Rendered in place of a component that does not exist: its children alone. */
export function UnknownPart({
  children,
}: {
  children?: ComponentChildren
}): ComponentChildren {
  return children
}
