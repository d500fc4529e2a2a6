import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A mistake of an author, and where `check` must report it. */
export interface Fault {
  kind: string
  code: string
  file: string
  line: number
  column: number
}

/** A text for the end of a page. `‸` marks the reported location. */
interface PageFault {
  code: string
  text(id: string, other: string): string
}

const PAGE_FAULTS: Record<string, PageFault> = {
  link: { code: 'check/broken-link', text: (id) => `See ‸[the guide](/none-${id}) now.` },
  'relative link': {
    code: 'check/broken-link',
    text: (id) => `- one\n- two ‸[more](./none-${id})`,
  },
  'own anchor': { code: 'check/broken-anchor', text: (id) => `Go ‸[up](#none-${id}).` },
  'other anchor': {
    code: 'check/broken-anchor',
    text: (id, other) => `A ‸[part](${other}#none-${id}) of it.`,
  },
  image: {
    code: 'check/broken-file',
    text: (id) => `‸![A chart](/images/none-${id}.png)`,
  },
  'image tag': {
    code: 'check/broken-file',
    text: (id) => `<Frame>\n  <img ‸src="/none-${id}.png" alt="A chart" />\n</Frame>`,
  },
  'card address': {
    code: 'check/broken-link',
    text: (id) => `<Card title="One" ‸href="/none-${id}">\n  Text\n</Card>`,
  },
  'alt text': {
    code: 'check/alt-text',
    text: (id) => `‸![](https://example.com/${id}.png)`,
  },
  'link text': {
    code: 'check/link-without-text',
    text: (_, other) => `So ‸[](${other})`,
  },
  'heading order': {
    code: 'check/heading-order',
    text: (id) => `## Part ${id}\n\n‸#### Deep ${id}`,
  },
  component: { code: 'mdx/unknown-component', text: (id) => `‸<Kard>${id}</Kard>` },
  'component case': {
    code: 'check/component-case',
    text: (id) => `‸<note>${id}</note>`,
  },
  attribute: {
    code: 'check/unknown-attribute',
    text: (id) => `<Card title="One" ‸ikon="${id}">Text</Card>`,
  },
  'attribute type': {
    code: 'check/attribute-type',
    text: () => `<CardGroup ‸cols="many">\n  <Card title="One">Text</Card>\n</CardGroup>`,
  },
  'missing attribute': {
    code: 'check/missing-attribute',
    text: (id) => `‸<Accordion>${id}</Accordion>`,
  },
  import: {
    code: 'mdx/missing-import',
    text: (id) => `import None${id} from ‸'/snippets/none-${id}.mdx'`,
  },
  snippet: {
    code: 'mdx/missing-import',
    text: (id) => `‸<Snippet file="none-${id}.mdx" />`,
  },
  'unclosed tag': {
    code: 'mdx/unclosed-tag',
    text: (id) => `‸<Note>\n  never closed ${id}`,
  },
  id: {
    code: 'mdx/duplicate-id',
    text: (id) => `## One ${id} {#twice-${id}}\n\n‸## Two ${id} {#twice-${id}}`,
  },
}

/** Every kind of fault. */
export const faultKinds = [
  ...Object.keys(PAGE_FAULTS),
  'navigation entry',
  'redirect target',
]

/**
 * Adds faults to a site, each to its own page, alternating between the kinds.
 * Deterministic for a seed.
 * @param pages `.mdx` files that compile, with their URLs.
 */
export function seedFaults(
  root: string,
  pages: readonly { file: string; url: string }[],
  settingsFile: string,
  { count, seed }: { count: number; seed: number },
): Fault[] {
  const random = randomNumbers(seed)
  const left = [...pages]
  const takePage = () => left.splice(Math.floor(random() * left.length), 1)[0]!
  const other = pages[Math.floor(random() * pages.length)]!.url
  const settings = new Map<string, string>()
  const faults: Omit<Fault, 'line' | 'column'>[] = []
  const placed: Fault[] = []
  for (let index = 0; index < count; index++) {
    const kind = faultKinds[index % faultKinds.length]!
    const id = `${seed}${index}`
    const pageFault = PAGE_FAULTS[kind]
    if (pageFault) {
      const { file } = takePage()
      placed.push({
        kind,
        code: pageFault.code,
        file,
        ...appendToPage(join(root, file), pageFault.text(id, other)),
      })
    } else {
      const mark = kind === 'redirect target' ? `/none-${id}` : `none-${id}`
      settings.set(mark, kind)
      const code =
        kind === 'redirect target' ? 'check/broken-redirect' : 'site/missing-page'
      faults.push({ kind, code, file: settingsFile })
    }
  }
  const path = join(root, settingsFile)
  const text = breakSettings(readFileSync(path, 'utf8'), settings)
  writeFileSync(path, text)
  const marks = [...settings.keys()]
  return [
    ...placed,
    ...faults.map((fault, index) => ({ ...fault, ...placeOf(text, marks[index]!) })),
  ]
}

function appendToPage(path: string, marked: string): { line: number; column: number } {
  const before = `${readFileSync(path, 'utf8').trimEnd()}\n\n`
  const at = before + marked.slice(0, marked.indexOf('‸'))
  writeFileSync(path, `${before}${marked.replace('‸', '')}\n`)
  return placeAtEnd(at)
}

function placeAtEnd(text: string): { line: number; column: number } {
  return {
    line: text.split('\n').length,
    column: text.length - text.lastIndexOf('\n'),
  }
}

/**
 * Adds a missing page to the first list of pages, and redirects to missing pages, without
 * moving lines.
 */
function breakSettings(text: string, marks: ReadonlyMap<string, string>): string {
  const entries = [...marks].filter(([, kind]) => kind !== 'redirect target')
  const redirects = [...marks].filter(([, kind]) => kind === 'redirect target')
  const pages = entries.map(([mark]) => `"${mark}", `).join('')
  const rows = redirects.map(
    ([mark]) => `{"source": "/from${mark}", "destination": "${mark}"}`,
  )
  const listed = text.replace(/"pages"\s*:\s*\[/, (open) => open + pages)
  return /"redirects"\s*:\s*\[/.test(listed)
    ? listed.replace(/"redirects"\s*:\s*\[/, (open) => `${open}${rows.join(', ')}, `)
    : listed.replace('{', `{"redirects": [${rows.join(', ')}], `)
}

/** The location of a list's entry is its start; that of a key's value is the key. */
function placeOf(text: string, mark: string): { line: number; column: number } {
  const value = text.indexOf(`"${mark}"`)
  const isDestination = text.slice(0, value).endsWith('"destination": ')
  return placeAtEnd(
    text.slice(0, isDestination ? value - '"destination": '.length : value),
  )
}

/** Mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
