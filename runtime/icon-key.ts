import type { IconRef } from './types/settings.ts'

/** One text for an icon, by which server and browser name it. */
export function iconKey({ name, style, library }: IconRef): string {
  return [name, style, library].join(' ').trimEnd()
}
