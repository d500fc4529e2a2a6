const BLOCKS =
  /\s*(<\/?(?:p|ul|ol|li|blockquote|h[1-6]|pre|hr|table|thead|tbody|tr|th|td|div|section)(?:\s[^>]*)?>|<br>)\s*/g

/** Attributes that Skerry adds to external links and short inline code. */
const ADDED = new Set(['target', 'rel', 'data-nowrap'])

/**
 * Normalises HTML for comparison: sorts attributes, removes white space between blocks,
 * replaces typographic punctuation by ASCII, makes URLs root-relative, and removes
 * attributes that Skerry adds.
 */
export function normalise(html: string): string {
  const kept: string[] = []
  const text = html
    .replace(
      /<pre><code([^>]*)>([\s\S]*?)<\/code><\/pre>/g,
      (_, attributes: string, code: string) => {
        kept.push(entities(code.replace(/\n$/, '')))
        return `<pre${attributes}>\uE000${kept.length - 1}\uE000</pre>`
      },
    )
    .replace(
      /<([a-z][a-z\d]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/g,
      (_, name: string, attributes: string) => {
        return `<${name}${attributesInOrder(attributes)}>`
      },
    )
    .replace(/\s+/g, ' ')
    .replace(BLOCKS, '$1')
    .trim()
  const straight = text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/—|---/g, '--')
    .replace(/…/g, '...')
  return entities(straight).replace(
    /\uE000(\d+)\uE000/g,
    (_, index: string) => kept[Number(index)]!,
  )
}

function attributesInOrder(attributes: string): string {
  const pairs = [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)]
    .map(([, name, value = '']): [string, string] => [name!, value])
    .filter(([name]) => !ADDED.has(name))
    .map(([name, value]): [string, string] => [
      name,
      name === 'href' || name === 'src' ? url(value) : value,
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return pairs.map(([name, value]) => ` ${name}="${value}"`).join('')
}

/** Relative URLs are resolved by the compiler. The page is in the root. */
function url(href: string): string {
  if (href === '' || /^(?:[a-z][a-z\d+.-]*:|[/#])/i.test(href)) return href
  return href.startsWith('?')
    ? `/page${href}`
    : `/${href.replace(/^\.\//, '').replace(/\.md$/, '')}`
}

function entities(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&gt;', '>')
}
