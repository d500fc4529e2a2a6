import type { MdxJsxAttribute } from 'mdast-util-mdx'
import { findAttribute, type Tag } from '../mdx/tag.ts'
import type { TextEdit } from './conversion.ts'
import type { ForeignPage } from './foreign-page.ts'
import { readLiterals } from './read-literals.ts'

/** Collects edits of a tag in the text of its page. */
export class TagEditor {
  readonly edits: TextEdit[] = []
  /** Offsets of its content. */
  readonly start: number
  readonly end: number
  readonly #page: ForeignPage
  readonly #tag: Tag
  readonly #isSelfClosing: boolean
  /** Where further attributes are added. */
  readonly #attributesEnd: number

  private constructor(page: ForeignPage, tag: Tag, attributesEnd: number, close: string) {
    this.#page = page
    this.#tag = tag
    this.#attributesEnd = attributesEnd
    this.#isSelfClosing = close.includes('/')
    this.start = attributesEnd + close.length
    const { end } = page.place(tag)
    this.end = this.#isSelfClosing ? end : page.text.lastIndexOf('</', end - 1)
  }

  /** Undefined if something in the tag isn't an attribute, such as a comment. */
  static open(page: ForeignPage, tag: Tag): TagEditor | undefined {
    const { start, end } = page.place(tag)
    const name = tag.name ?? ''
    if (!page.text.startsWith(`<${name}`, start)) return undefined
    const last = tag.attributes.at(-1)
    const attributesEnd = last ? page.place(last).end : start + 1 + name.length
    const close = /\s*\/?\s*>/y
    close.lastIndex = attributesEnd
    const [written] = close.exec(page.text) ?? []
    if (written === undefined) return undefined
    const isClosed =
      written.includes('/') || new RegExp(`</${name}\\s*>$`).test(page.text.slice(0, end))
    return isClosed ? new TagEditor(page, tag, attributesEnd, written) : undefined
  }

  rename(name: string): void {
    const { start } = this.#page.place(this.#tag)
    const { length } = this.#tag.name!
    this.edits.push({ start: start + 1, end: start + 1 + length, text: name })
    if (!this.#isSelfClosing)
      this.edits.push({ start: this.end + 2, end: this.end + 2 + length, text: name })
  }

  renameAttribute(attribute: MdxJsxAttribute, name: string): void {
    const { start } = this.#page.place(attribute)
    this.edits.push({ start, end: start + attribute.name.length, text: name })
  }

  /** Replaces an attribute by another one, as it is written. */
  replaceAttribute(attribute: MdxJsxAttribute, text: string): void {
    this.edits.push({ ...this.#page.place(attribute), text })
  }

  removeAttribute(attribute: MdxJsxAttribute): void {
    const { start, end } = this.#page.place(attribute)
    const before = this.#page.text.slice(0, start).trimEnd().length
    this.edits.push({ start: before, end, text: '' })
  }

  /** Adds an attribute, as it is written. */
  add(text: string): void {
    const at = this.#attributesEnd
    this.edits.push({ start: at, end: at, text: ` ${text}` })
  }

  /** Replaces everything by a text. */
  replaceAll(text: string): void {
    this.edits.push({ ...this.#page.place(this.#tag), text })
  }

  get isEmpty(): boolean {
    return (
      this.#page.text.slice(this.start, this.end).trim() === '' || this.#isSelfClosing
    )
  }

  /** Gives an empty tag content, on lines of its own if it is a block. */
  fill(content: string, name: string): void {
    const { start, end } = this.#page.place(this.#tag)
    const line = this.#page.text.slice(
      this.#page.text.lastIndexOf('\n', start - 1) + 1,
      start,
    )
    const isBlock = this.#tag.type === 'mdxJsxFlowElement' && line.trim() === ''
    const { eol } = this.#page
    const inside = isBlock ? `${eol}${line}  ${content}${eol}${line}` : content
    const [space = ''] = /^\s*/.exec(this.#page.text.slice(this.#attributesEnd)) ?? []
    const from = this.#attributesEnd + (space.includes('\n') ? space.length : 0)
    this.edits.push({ start: from, end, text: `>${inside}</${name}>` })
  }

  /** The value of an attribute as it is written: `"a"`, `{b}`. Undefined if there is none. */
  written(name: string): string | undefined {
    const attribute = findAttribute(this.#tag, name)
    if (!attribute) return undefined
    const { start, end } = this.#page.place(attribute)
    const [, value] = /=\s*([^]*)$/.exec(this.#page.text.slice(start, end)) ?? []
    return value
  }

  /** The value of an attribute, if it is made of literals. */
  literal(name: string): unknown {
    const written = this.written(name)
    if (!written?.startsWith('{')) return written?.slice(1, -1)
    // Parts of these would be left out.
    if (/\.\.\.|\$\{|=>/.test(written)) return undefined
    return readLiterals('value.jsx', () => `export default (${written.slice(1, -1)})`)
  }
}
