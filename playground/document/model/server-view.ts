import type { Server } from '../api-model.ts'

/** The address of a server with the defaults of its variables, without a slash at its end. */
export function serverAddress({ url, variables }: Server): string {
  const filled = url.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const variable = variables.find((candidate) => candidate.name === name)
    return variable ? variable.default : whole
  })
  return filled.replace(/\/+$/, '')
}
