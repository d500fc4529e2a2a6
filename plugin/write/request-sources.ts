const REQUESTS = /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\b/

/** The origin of a URL in code, and what precedes it if it is a link. */
const ORIGINS = /(\bhref=\{?["'`]|)\b((?:https?|wss?):\/\/[\w-]+(?:\.[\w-]+)*(?::\d+)?)/g

/** The names of XML's languages look like URLs. */
const NAMESPACES = 'http://www.w3.org'

/**
 * Finds the origins that a module of the site may send requests to: of the URLs in its code, if it
 * sends any, except for links.
 */
export function requestSources(code: string): string[] {
  if (!REQUESTS.test(code)) return []
  const found = [...code.matchAll(ORIGINS)].flatMap(([, link, origin = '']) =>
    link || origin === NAMESPACES ? [] : origin,
  )
  return [...new Set(found)]
}
