import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { randomFrom } from '../random-from.ts'

type Write = (depth: number) => string

/** Generates random MDX, with every construct nested in every other. */
class PageGenerator {
  readonly #random: () => number
  #count = 0

  constructor(seed: number) {
    this.#random = randomFrom(seed)
  }

  page(): string {
    const blocks = this.#some(3, 9, () => this.#block(0))
    return `---\ntitle: Page ${this.#word()}\n---\n\n${MODULE}\n\n${blocks.join('\n\n')}\n`
  }

  #pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)]!
  }

  #some<T>(least: number, most: number, make: () => T): T[] {
    const length = least + Math.floor(this.#random() * (most - least + 1))
    return Array.from({ length }, make)
  }

  #word(): string {
    return this.#pick(WORDS)
  }

  #block(depth: number): string {
    return this.#pick(depth > 3 ? this.#flatBlocks : this.#blocks)(depth)
  }

  #inline(depth: number): string {
    const part = () => this.#pick(depth > 3 ? this.#flatInlines : this.#inlines)(depth)
    return this.#some(1, 4, part).join(this.#pick([' ', ' ', ', ', '\n']))
  }

  /** Inline content for a single line. */
  #line(depth: number): string {
    return this.#inline(depth).replaceAll('\n', ' ')
  }

  #words(): string {
    return this.#some(1, 5, () => this.#word()).join(' ')
  }

  #expression(): string {
    return this.#pick(EXPRESSIONS)
  }

  #attributes(): string {
    return this.#some(0, 3, () => this.#pick(ATTRIBUTES))
      .filter((it, index, all) => all.indexOf(it) === index)
      .map((it) => ` ${it}`)
      .join('')
  }

  readonly #flatInlines: Write[] = [
    () => this.#words(),
    () => `\`${this.#words()}\``,
    () => `{${this.#expression()}}`,
    () =>
      this.#pick(['&copy;', '&lt;', '\\*', '\\{', 'a_b_c', '2 * 3', '“quoted”', '$x^2$']),
    () => `<br />`,
    () => `![${this.#word()}](https://example.com/${this.#word()}.png)`,
    () => this.#pick(['https://example.com/a', 'www.example.com']),
  ]

  readonly #inlines: Write[] = [
    ...this.#flatInlines,
    (depth) => `*${this.#trimmed(depth)}*`,
    (depth) => `**${this.#trimmed(depth)}**`,
    (depth) => `~~${this.#trimmed(depth)}~~`,
    () => `[${this.#words()}](https://example.com/${this.#word()} "${this.#word()}")`,
    (depth) => `<b${this.#attributes()}>${this.#line(depth + 1)}</b>`,
    (depth) => `<span className="${this.#word()}">${this.#line(depth + 1)}</span>`,
    (depth) => `<Own${this.#attributes()}>${this.#line(depth + 1)}</Own>`,
    (depth) => `<Kit.Inner>${this.#line(depth + 1)}</Kit.Inner>`,
    (depth) => `<Tooltip tip="${this.#word()}">${this.#line(depth + 1)}</Tooltip>`,
    () => `{<i>${this.#word()}</i>}`,
    () => `{true && <Own>${this.#word()}</Own>}`,
    (depth) => `<>${this.#line(depth + 1)}</>`,
  ]

  /** Content between delimiters, without white space at the ends. */
  #trimmed(depth: number): string {
    return `${this.#word()} ${this.#line(depth + 1)} ${this.#word()}`
  }

  readonly #flatBlocks: Write[] = [
    (depth) => this.#inline(depth),
    (depth) => this.#inline(depth),
    (depth) =>
      `${'#'.repeat(2 + Math.floor(this.#random() * 5))} ${this.#line(depth + 1)}`,
    () => `\`\`\`${this.#pick(['', 'js', 'text', 'bash'])}\n${this.#pick(CODE)}\n\`\`\``,
    () => this.#pick(['***', '---', '{/* a comment */}', '$$\nx = \\frac{1}{2}\n$$']),
    () => `{${this.#expression()}}`,
    () => `<Card title="${this.#word()}" icon="anchor" />`,
  ]

  readonly #blocks: Write[] = [
    ...this.#flatBlocks,
    (depth) => this.#list(depth),
    (depth) => this.#list(depth),
    (depth) => indent(this.#some(1, 3, () => this.#block(depth + 1)).join('\n\n'), '> '),
    (depth) => this.#table(depth),
    (depth) =>
      this.#element(depth, this.#pick(['div', 'section', 'details', 'Own', 'Box'])),
    (depth) => this.#element(depth, this.#pick(['Note', 'Card', 'Accordion', 'Frame'])),
    (depth) =>
      this.#element(depth, this.#pick(['Children', 'Note', 'Kit.Inner', 'Marked'])),
    (depth) =>
      `<Steps>\n${this.#some(1, 3, () => indent(this.#element(depth + 1, 'Step'), '  ')).join('\n')}\n</Steps>`,
    () => `<Own${this.#attributes()} />`,
    (depth) => `<Own>${this.#line(depth + 1)}</Own>`,
    (depth) => `<p>\n  ${this.#line(depth + 1)}\n</p>`,
    () => `{['a', 'b'].map((name) => <Own key={name}>{name}</Own>)}`,
    (depth) => {
      const name = `note${++this.#count}`
      return `${this.#words()}[^${name}]\n\n[^${name}]: ${this.#line(depth + 1)}`
    },
  ]

  #list(depth: number): string {
    const ordered = this.#random() < 0.3
    const loose = this.#random() < 0.4
    const tasks = !ordered && this.#random() < 0.2
    const items = this.#some(1, 4, () => {
      const first = this.#line(depth + 1)
      const rest =
        this.#random() < 0.3 ? this.#some(1, 2, () => this.#block(depth + 1)) : []
      return [(tasks ? '[x] ' : '') + first, ...rest].join(loose ? '\n\n' : '\n\n')
    })
    return items
      .map((item, index) => {
        const marker = ordered ? `${index + 1}. ` : '- '
        return marker + indent(item, ' '.repeat(marker.length)).slice(marker.length)
      })
      .join(loose ? '\n\n' : '\n')
  }

  #table(depth: number): string {
    const cell = () => this.#line(Math.max(depth, 3)).replaceAll('|', '')
    const row = () => `| ${cell()} | ${cell()} |`
    return [
      row(),
      this.#pick(['| - | - |', '| :- | -: |']),
      ...this.#some(0, 3, row),
    ].join('\n')
  }

  /** A tag with content: on the same line, below it, or between blank lines. */
  #element(depth: number, name: string): string {
    const title = /^(?:Card|Accordion|Step)$/.test(name) ? ` title="${this.#word()}"` : ''
    const open = `<${name}${title}${this.#attributes()}>`
    const close = `</${name}>`
    const blocks = this.#some(1, 3, () => this.#block(depth + 1)).join('\n\n')
    return this.#pick([
      () => `${open}\n\n${blocks}\n\n${close}`,
      () => `${open}\n${indent(blocks, '  ')}\n${close}`,
      () => `${open}\n  ${this.#line(depth + 1)}\n${close}`,
      () => `${open}${this.#line(depth + 1)}${close}`,
    ])()
  }
}

function indent(text: string, by: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? by.trimEnd() : by + line))
    .join('\n')
}

const WORDS = 'tide ebb harbour anchor rope sail keel mast buoy current wind swell'.split(
  ' ',
)
const EXPRESSIONS = [
  '1 + 2',
  "'text'",
  '`template ${year}`',
  'year',
  'null',
  'names.join(", ")',
  'names.map((name) => <li key={name}>{name}</li>)',
  'year > 2000 ? <b>late</b> : <i>early</i>',
  '/* nothing */',
  '[1, "two", <u key="three">three</u>]',
  '(() => year * 2)()',
]
const ATTRIBUTES = [
  'title="a &amp; b"',
  'hidden',
  'data-x={1 + 1}',
  'className="one two"',
  "style={{ color: 'red', marginTop: 4 }}",
  'aria-label={`label`}',
  "{...{ lang: 'en' }}",
  'tabIndex={0}',
]
const CODE = ['const a = 1', '<b>{no}</b>\n\n  indented', '# not a heading', 'a\n\nb']

const MODULE = `import { Children, Marked } from './parts.jsx'

export const year = 2026
export const names = ['Bergen', 'Bodø']
export const Own = ({ children, title, ...props }) => <mark {...props}>{title}{children}</mark>
export const Kit = { Inner: ({ children }) => <em>{children}</em> }
export function Box({ children }) {
  return <section>{children}</section>
}`

const PARTS = `import { cloneElement, isValidElement, toChildArray } from 'preact'

export const Children = ({ children }) => (
  <output>
    {toChildArray(children)
      .map((child) => (isValidElement(child) ? (child.type.label?.(child.props) ?? child.type.name ?? child.type) : String(child).trim() && 'text'))
      .filter(Boolean)
      .join(' ')}
  </output>
)

export const Marked = ({ children }) => (
  <section>
    {toChildArray(children).map((child) =>
      isValidElement(child) ? cloneElement(child, { 'data-marked': 1 }) : child,
    )}
  </section>
)
`

/** Writes pages of random MDX to a folder, deterministic for a seed. */
export function generatePages(folder: string, pages: number, seed: number): void {
  const files: [string, string][] = [['parts.jsx', PARTS]]
  for (let index = 0; index < pages; index++)
    files.push([`page-${index}.mdx`, new PageGenerator(seed * 100_000 + index).page()])
  for (const [name, text] of files) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
