import type { ComponentChildren } from 'preact'

/** Replaces a component that doesn't exist: renders only its children. */
export function UnknownPart({
  children,
}: {
  children?: ComponentChildren
}): ComponentChildren {
  return children
}

/** An import that doesn't exist may be meant as a value. As text, it is empty. */
UnknownPart.toString = () => ''
