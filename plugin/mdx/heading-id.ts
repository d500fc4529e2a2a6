import transliterate from '@sindresorhus/transliterate'
import { decamelize } from '../../runtime/kit/decamelize.ts'
import { stripInlineMarkdown } from '../../runtime/kit/strip-inline-markdown.ts'
import type { TitledKind } from '../../runtime/render-record.ts'

/** Characters removed from heading ids: punctuation, emoji, and what joins emoji. */
const DROPPED = /[?,;:!'"()[\]{}]/g
const EMOJI =
  /\p{Extended_Pictographic}|\p{Emoji_Presentation}|\p{Emoji_Modifier}|\u200D|\uFE0E|\uFE0F/gu
/** Punctuation that other generators remove from ids. */
const NOT_IN_PLAIN_ID = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu

/**
 * Generates the ids of one page's headings, in document order. The rule must never change, because
 * external links depend on it.
 */
export class HeadingIds {
  readonly #occurrences = new Map<string, number>()

  /** The id of the next heading. Never empty; repeated texts get `-2`, `-3`, … */
  next(text: string): string {
    const slug = headingSlug(text)
    const key = slug.toLowerCase()
    const base = this.#occurrences.get(key.replace(/(?:-\d+)+$/, '')) ?? 0
    const count = (this.#occurrences.get(key) ?? 0) + 1
    this.#occurrences.set(key, count)
    // A text that ends in a number avoids the numbered repetitions of the text without it.
    const endsInNumber = /-\d+$/.test(key)
    const numbered = count > 1 || (endsInNumber && base > 2) ? `${slug}-${count}` : slug
    return readable(numbered) || 'section'
  }
}

/** The id of a heading whose text is unique on the page. */
export function headingId(text: string): string {
  return readable(headingSlug(text)) || 'section'
}

/** The id that most other generators produce, which existing links may use. */
export function plainHeadingId(text: string): string {
  return text.trim().toLowerCase().replace(NOT_IN_PLAIN_ID, '').replace(/ /g, '-')
}

/**
 * The id in Mintlify's earlier format (`step-1:-do-it`), which existing links use, percent-encoded
 * (`#step-1%3A-do-it`).
 */
export function publishedHeadingId(text: string): string {
  return wellFormed(text.trim().toLowerCase().replace(/\s+/g, '-'))
}

/**
 * The id that published links to a heading or an update have, percent-encoded: like the id, with
 * the punctuation that is encoded in a URL (`#june-8%2C-2026` for `June 8, 2026`).
 */
export function linkedHeadingId(text: string): string {
  return decodeURIComponent(headingSlug(text))
}

/** `{#my-id}` at the end of a heading, with the space around it. */
export const CUSTOM_ID = /[ \t]*\{#([^{}]*)\}[ \t]*$/

/** Sanitizes an author's id in `{#…}`: spaces become hyphens, punctuation is removed. */
export function customId(written: string): string {
  return written
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}_./:-]/gu, '')
}

const ASCII = /^[\0-\x7F]*$/

/**
 * A slug for component titles: Latin letters without diacritics, digits, hyphens. The rule is that
 * of slugify 2.2, which Mintlify uses. Empty if no letter has a Latin counterpart.
 */
export function plainSlug(text: string): string {
  return slugOf(latin(text))
}

/** The slug of a field's name, whose words are apart: `user-id` for `userId`. */
export function fieldSlug(name: string): string {
  return slugOf(decamelize(latin(name)))
}

function latin(text: string): string {
  return (ASCII.test(text) ? text : transliterate(text)).replace(/&/g, ' and ')
}

function slugOf(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      // Contractions and possessives: `don't`, `user's`.
      .replace(/([a-z\d]+)-([ts])(?=-|$)/g, '$1$2')
      .replace(/^-|-$/g, '')
  )
}

/**
 * The id of a part with a title, such as an accordion, if it is unique on the page. Its Markdown is
 * no part of it.
 */
export function titledId(title: string, kind: TitledKind = 'titled'): string {
  if (kind === 'field') return fieldId(title)
  const words = stripInlineMarkdown(title)
  if (kind === 'step' || kind === 'update') return headingId(words)
  return plainSlug(words.replace(':', '-')) || headingId(words)
}

/** The id of a field, if it is unique on the page. */
export function fieldId(name: string): string {
  return `param-${fieldSlug(name) || headingId(name)}`
}

function headingSlug(text: string): string {
  const encoded = encode(text.trim().toLowerCase().replace(/\s+/g, '-'))
  const kept = /%[\dA-F]{2}/.test(encoded) ? /[^a-zA-Z\d%_]+/g : /[^a-zA-Z\d_]+/g
  return encoded
    .replace(/([a-zA-Z\d])'([ts])(?![a-zA-Z\d])/g, '$1$2')
    .replace(kept, '-')
    .replace(/^-|-$/g, '')
}

function encode(text: string): string {
  return encodeURIComponent(wellFormed(text))
}

/** Replaces lone surrogates, which `encodeURIComponent` rejects. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD')
}

function readable(slug: string): string {
  return decodeURIComponent(slug).replace(DROPPED, '').replace(EMOJI, '')
}
