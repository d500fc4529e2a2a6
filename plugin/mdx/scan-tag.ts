import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx'
import { parseEntities } from 'parse-entities'
import { readExpression } from './code-trees.ts'
import { NeedsJsParser } from './needs-js-parser.ts'
import { pointAfter, type SourcePoint } from './source-point.ts'

/** A parsed opening tag. */
interface ScannedTag {
  attributes: (MdxJsxAttribute | MdxJsxExpressionAttribute)[]
  selfClosing: boolean
  /** Offset after `>`. */
  end: number
}

const SPACE = /[ \t\r\n]*/y
/** MDX allows more letters in names; such tags are left to micromark. */
const NAME = /[$_A-Za-z][\w$-]*(?::[$_A-Za-z][\w$-]*)?/y

/**
 * Parses an opening tag at `<`: its attributes with positions and estrees.
 *
 * @param name The expected name; null for a fragment.
 * @param contained In a quote or list, whose markers on further lines aren't part of the tag.
 * @throws {NeedsJsParser} If its form is left to micromark.
 */
export function scanTag(
  text: string,
  start: Readonly<SourcePoint>,
  name: string | null,
  contained: boolean,
): ScannedTag {
  const scanner = new TagScanner(text, start, contained)
  const tag = scanner.scan(name)
  if (contained && text.slice(start.offset, tag.end).includes('\n'))
    throw new NeedsJsParser('lines of a tag in a container')
  return tag
}

class TagScanner {
  readonly #text: string
  readonly #contained: boolean
  /** The latest computed position, from which the next is derived. */
  #known: Readonly<SourcePoint>
  #at: number

  constructor(text: string, start: Readonly<SourcePoint>, contained: boolean) {
    this.#text = text
    this.#known = start
    this.#at = start.offset
    this.#contained = contained
  }

  scan(name: string | null): ScannedTag {
    const opening = `<${name ?? ''}`
    if (!this.#text.startsWith(opening, this.#at)) throw new NeedsJsParser('tag')
    this.#at += opening.length
    const attributes: ScannedTag['attributes'] = []
    for (;;) {
      this.#skip(SPACE)
      const character = this.#text[this.#at]
      if (character === '/') {
        this.#at++
        this.#skip(SPACE)
        if (this.#text[this.#at] !== '>') throw new NeedsJsParser('tag')
        return { attributes, selfClosing: true, end: this.#at + 1 }
      }
      if (character === '>') return { attributes, selfClosing: false, end: this.#at + 1 }
      attributes.push(character === '{' ? this.#spread() : this.#attribute())
    }
  }

  #spread(): MdxJsxExpressionAttribute {
    const start = this.#point()
    const { value, estree, end } = readExpression(this.#text, start, {
      spread: true,
      contained: this.#contained,
    })
    this.#at = end
    return {
      type: 'mdxJsxExpressionAttribute',
      value,
      position: { start, end: this.#point() },
      data: { estree },
    }
  }

  #attribute(): MdxJsxAttribute {
    const start = this.#point()
    const name = this.#skip(NAME)
    if (!name) throw new NeedsJsParser('attribute')
    const position = { start, end: this.#point() }
    const attribute: MdxJsxAttribute = {
      type: 'mdxJsxAttribute',
      name,
      value: null,
      position,
    }
    this.#skip(SPACE)
    if (this.#text[this.#at] !== '=') return attribute
    this.#at++
    this.#skip(SPACE)
    attribute.value = this.#text[this.#at] === '{' ? this.#expression() : this.#literal()
    position.end = this.#point()
    return attribute
  }

  #expression(): MdxJsxAttribute['value'] {
    const { value, estree, end } = readExpression(this.#text, this.#point(), {
      contained: this.#contained,
    })
    this.#at = end
    return { type: 'mdxJsxAttributeValueExpression', value, data: { estree } }
  }

  #literal(): string {
    const quote = this.#text[this.#at]
    if (quote !== '"' && quote !== "'") throw new NeedsJsParser('attribute value')
    const end = this.#text.indexOf(quote, this.#at + 1)
    if (end === -1) throw new NeedsJsParser('attribute value')
    const written = this.#text.slice(this.#at + 1, end)
    this.#at = end + 1
    const value = written.includes('\n')
      ? written.replace(/(\r?\n)[^\S\r\n]+/g, '$1')
      : written
    return value.includes('&') ? parseEntities(value, { nonTerminated: false }) : value
  }

  #skip(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0] ?? ''
    this.#at += found.length
    return found
  }

  #point(): SourcePoint {
    const point = pointAfter(this.#text, this.#known, this.#at)
    this.#known = point
    return point
  }
}
