import type { IconRef } from './types/settings.ts'

/**
 * The key by which server and browser identify an icon: name, style and library, separated by
 * spaces.
 */
export function iconKey({ name, style, library }: IconRef): string {
  return [name, style, library].join(' ').trimEnd()
}
