import type { CompiledPage } from './compiled-page.ts'

type Embed = CompiledPage['embeds'][number]

/** Attributes of a script that holds data, such as that for search engines. */
const DATA = '[^<>]*\\stype=\\{?["\'`]application/(?:ld\\+)?json'

/** What code that loads something from another site contains. */
const LOADERS: readonly (readonly [Embed['kind'], RegExp])[] = [
  ['connect', /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\b/],
  ['frame', creates('iframe')],
  ['object', creates('(?:embed|object)')],
  [
    'script',
    new RegExp(
      `${creates('script', DATA).source}|(?:from|import)\\s*\\(?\\s*["'\`]https?:`,
      'i',
    ),
  ],
  ['style', /\bstylesheet\b/i],
  ['img', new RegExp(`${creates('img').source}|\\bnew Image\\b`, 'i')],
  ['media', new RegExp(`${creates('(?:video|audio)').source}|\\bnew Audio\\b`, 'i')],
]

/** The origin of a URL in code, and what precedes it if it is a link, unlike `sheet.href="…"`. */
const ORIGINS =
  /((?<!\.)\bhref=\{?["'`]|)\b((?:https?|wss?):\/\/[\w-]+(?:\.[\w-]+)*(?::\d+)?)/g

/** Kinds of resources that code shows under the URL of a blob. */
const BLOB_KINDS = new Set<Embed['kind']>(['frame', 'object', 'img', 'media'])

/** The names of XML's languages and of vocabularies look like URLs. */
const NAMESPACES = new Set([
  'http://www.w3.org',
  'https://schema.org',
  'http://schema.org',
])

/**
 * Finds what code of the site may load from other sites, for the content security policy: the
 * origins of the URLs in it, except for links, for each kind of resource that it loads, and `blob:`
 * if it makes URLs of blobs.
 */
export function codeSources(code: string): Embed[] {
  const origins = new Set(
    [...code.matchAll(ORIGINS)].flatMap(([, link, origin = '']) =>
      link || NAMESPACES.has(origin) ? [] : origin,
    ),
  )
  const hasBlobs = /\bcreateObjectURL\b/.test(code)
  if (origins.size === 0 && !hasBlobs) return []
  return LOADERS.flatMap(([kind, pattern]) => {
    if (!pattern.test(code)) return []
    const fitting = [...origins].filter(
      (origin) => kind === 'connect' || origin.startsWith('http'),
    )
    if (hasBlobs && BLOB_KINDS.has(kind)) fitting.push('blob:')
    return fitting.map((origin) => ({ kind, origin }))
  })
}

const STYLES = new RegExp(
  `${creates('style').source}|\\bsetAttribute\\(\\s*["'\`]style["'\`]|\\sstyle=\\\\?["']`,
  'i',
)

/** Whether code of the site adds `<style>` elements or `style` attributes to the page. */
export function addsStyles(code: string): boolean {
  return STYLES.test(code)
}

/** Matches a tag of an element without certain attributes, and the call that creates one. */
function creates(element: string, unlike = '$^'): RegExp {
  return new RegExp(
    `<${element}\\b(?!${unlike})|\\bcreateElement\\(\\s*["'\`]${element}["'\`]`,
    'i',
  )
}
