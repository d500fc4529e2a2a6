import type { ComponentType } from 'preact'

/**
 * Returns what to create an element of: the component that an island's module exports by this
 * name, else the tag itself.
 *
 * @param parts The module's exports.
 */
export function partOr(tag: string, parts: object | undefined): ComponentType | string {
  // Like JSX: tags are in lower case.
  return /^[A-Z]/.test(tag) ? (parts as Record<string, ComponentType>)[tag]! : tag
}
