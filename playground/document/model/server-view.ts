import type { Server } from '../api-model.ts'
import { stripTrailingSlashes } from '../../../runtime/kit/strip-trailing-slashes.ts'

/** The URL of a server with variables replaced by their defaults, without a trailing slash. */
export function serverUrl({ url, variables }: Server): string {
  const filled = url.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const variable = variables.find((candidate) => candidate.name === name)
    return variable ? variable.default : whole
  })
  return stripTrailingSlashes(filled)
}
