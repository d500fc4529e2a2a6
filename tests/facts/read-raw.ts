import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parse } from 'yaml'

export type Raw = Record<string, unknown>

/** A value of a description, with its file. */
export interface At {
  value: unknown
  file: string
}

/**
 * Parsed descriptions, independent of the product: numbers are kept as text, references
 * are resolved on demand.
 */
export class RawFiles {
  readonly #files = new Map<string, unknown>()

  /** The root of a file. */
  read(file: string): At {
    if (!this.#files.has(file)) {
      const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
      this.#files.set(file, parseText(text))
    }
    return { value: this.#files.get(file), file }
  }

  /** The value or the target of its reference. Undefined if missing. */
  follow(at: At): At | undefined {
    let found: At | undefined = at
    for (let hop = 0; found && hop < 50; hop++) {
      const reference = asRaw(found.value)?.['$ref']
      if (typeof reference !== 'string') return found
      found = this.#lookUp(reference, found.file)
    }
    return undefined
  }

  #lookUp(reference: string, from: string): At | undefined {
    const [address = '', fragment = ''] = reference.split('#')
    if (/^https?:/.test(address)) return undefined
    try {
      const whole = this.read(address ? resolve(dirname(from), decode(address)) : from)
      let value = whole.value
      for (const token of fragment.split('/').slice(1).map(decode)) {
        const key = token.replaceAll('~1', '/').replaceAll('~0', '~')
        value = (value as Raw | undefined)?.[key]
      }
      return value === undefined ? undefined : { value, file: whole.file }
    } catch {
      return undefined
    }
  }
}

export function asRaw(value: unknown): Raw | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Raw)
    : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function parseText(text: string): unknown {
  if (/^\s*[{[]/.test(text)) {
    try {
      const exact = text.replace(
        /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g,
        (token) => (token.startsWith('"') ? token : `"${token}"`),
      )
      return JSON.parse(exact) as unknown
    } catch {
      // Flow YAML rather than JSON.
    }
  }
  // `description: null` counts as absent.
  return parse(text, {
    schema: 'failsafe',
    customTags: ['null'],
    merge: true,
    maxAliasCount: -1,
  }) as unknown
}
