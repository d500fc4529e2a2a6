import type { WrittenServer, WrittenServerVariable } from './document-as-written.ts'
import { asObject, asRecord, asText, own } from './raw.ts'
import type { Violation } from './violation.ts'

/** A host at the start of a URL without a scheme: a domain, `localhost` or an IP address. */
const HOST =
  /^(?:(?:[\w-]+\.)+[a-z]{2,}|localhost(?=:)|(?:\d{1,3}\.){3}\d{1,3})(?::\d+)?(?=[/?#]|$)/i

/**
 * Describes a server whose URL lacks its scheme. `api.example.com/v1` is a valid reference, but
 * relative: a path below the folder of the description.
 */
export function serverProblem(server: WrittenServer): Violation | undefined {
  const url = asText(server.url)?.trim()
  if (!url) return undefined
  const variables = asRecord(server.variables) ?? {}
  const filled = url.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const variable = asObject<WrittenServerVariable>(own(variables, name))
    return asText(variable?.default) ?? whole
  })
  const host = HOST.exec(filled)?.[0]
  if (host === undefined) return undefined
  const scheme = /^(?:localhost|\d)/i.test(host) ? 'http' : 'https'
  return {
    message: `the URL of a server has no scheme, so \`${url}\` is a relative path and \`${host}\` not its host`,
    hint: `Write \`${scheme}://${url}\`.`,
    at: ['url'],
  }
}
