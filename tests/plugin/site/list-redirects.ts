import type { Redirect } from '../../../runtime/types/settings.ts'

/** Permanent redirects, from sources to destinations. */
export function listRedirects(list: Record<string, string>): Redirect[] {
  return Object.entries(list).map(([source, destination]) => ({
    source,
    destination,
    permanent: true,
  }))
}
