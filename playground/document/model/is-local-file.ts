import { isUrl } from '../../../runtime/kit/is-url.ts'
import type { Api } from '../api-model.ts'

/** Whether a description is a file of the site: one that was fetched has an address, one that pages make has no place. */
export function isLocalFile({ source }: Partial<Pick<Api, 'source'>>): boolean {
  return Boolean(source) && !isUrl(source!)
}
