import type { MdxJsxAttribute } from 'mdast-util-mdx'
import { nearest } from '../../runtime/kit/nearest.ts'
import type { Attribute } from '../../theme/components/about.ts'
import { isCssColor, nearestColor } from './css-color.ts'

/** Why a value doesn't fit, and the way out. */
interface WrongValue {
  message: string
  hint?: string
}

/**
 * What is wrong with the value of an attribute. Undefined if it fits, or isn't a literal.
 *
 * @param wanted The attribute in the documentation.
 * @param written The attribute in the page.
 * @param value Its value, if it is a literal.
 */
export function wrongValue(
  wanted: Attribute,
  { value: written }: MdxJsxAttribute,
  value: unknown,
): WrongValue | undefined {
  const bare = written === null || written === undefined
  if (!bare && value === undefined) return undefined
  const { type } = wanted
  const shown = bare ? 'without a value' : `\`${JSON.stringify(value)}\``
  if (typeof type !== 'string') return wrongWord(wanted, type, value, shown)
  switch (type) {
    case 'flag':
      return typeof value === 'boolean' ||
        (typeof value === 'string' && /^(?:true|false)?$/i.test(value.trim()))
        ? undefined
        : { message: `is ${shown}, not true or false` }
    case 'number':
      return wrongNumber(wanted, value, shown)
    case 'list':
      return Array.isArray(value) || typeof value === 'string'
        ? undefined
        : { message: `is ${shown}, not a list`, hint: 'Write `{["a", "b"]}`.' }
    case 'object':
      return typeof value === 'object' ? undefined : { message: 'is not an object' }
    case 'color':
    case 'colors':
      return wrongColor(value, shown)
    case 'any':
    case 'lines':
      return undefined
    default:
      return typeof value === 'string' || typeof value === 'number'
        ? undefined
        : { message: bare ? 'has no value' : `is ${shown}, not text` }
  }
}

function wrongWord(
  { synonyms = [] }: Attribute,
  words: readonly string[],
  value: unknown,
  shown: string,
): WrongValue | undefined {
  const text = typeof value === 'string' ? value : undefined
  if (text !== undefined && (words.includes(text) || synonyms.includes(text))) return
  const meant = text === undefined ? undefined : nearest(text, [...words, ...synonyms])
  return {
    message: `is ${shown}, which is not one of its values`,
    hint: meant ? `Did you mean \`${meant}\`?` : `It is one of ${words.join(', ')}.`,
  }
}

/** `2`, `"2"`, `"2px"`, `"50%"`. */
const NUMBER = /^\s*(-?\d*\.?\d+)\s*(?:px|%|r?em)?\s*$/

function wrongNumber(
  { range: [smallest, largest] = [0, Infinity], default: usual }: Attribute,
  value: unknown,
  shown: string,
): WrongValue | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? `${value}` : ''
  const number = Number(NUMBER.exec(text)?.[1])
  if (number >= smallest && number <= largest) return undefined
  const wanted =
    largest === Infinity
      ? `a number${smallest > 0 || number < 0 ? ` of at least ${smallest}` : ''}`
      : `a number from ${smallest} to ${largest}`
  const hint = Number.isNaN(number)
    ? `Write digits, such as \`{${usual ?? Math.max(smallest, 1)}}\`.`
    : `The nearest is \`{${Math.min(Math.max(number, smallest), largest)}}\`.`
  return { message: `is ${shown}, not ${wanted}`, hint }
}

function wrongColor(value: unknown, shown: string): WrongValue | undefined {
  if (typeof value !== 'string') return { message: `is ${shown}, not a colour` }
  if (value.trim() === '' || isCssColor(value)) return undefined
  const meant = nearestColor(value)
  return {
    message: `is ${shown}, which is not a colour of CSS`,
    hint: meant
      ? `Did you mean \`${meant}\`?`
      : 'Write it as `#16a34a`, or by its name in CSS.',
  }
}
