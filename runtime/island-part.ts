import type { ComponentType, FunctionComponent, VNode } from 'preact'

/** As in JSX, where tags are in lower case. */
const COMPONENT = /^[A-Z]/

/** The server half of an island, which pages use in place of the component. */
export type IslandHost<Props> = FunctionComponent<Props> & {
  /** The component that the module exports. */
  original?: ComponentType<Props>
}

/**
 * The name by which an island's module exports a component, or undefined.
 *
 * @param parts The module's exports.
 */
export function partName(type: VNode['type'], parts: object): string | undefined {
  const original = (type as IslandHost<object>).original ?? type
  const [name] =
    Object.entries(parts).find(
      ([name, part]) => part === original && COMPONENT.test(name),
    ) ?? []
  return name
}

/**
 * Returns what to create an element of: the component that an island's module exports by this
 * name, else the tag itself.
 *
 * @param parts The module's exports.
 */
export function partOrTag(
  tag: string,
  parts: object | undefined,
): ComponentType | string {
  return COMPONENT.test(tag) ? (parts as Record<string, ComponentType>)[tag]! : tag
}
