import type * as v from 'valibot'
import { labelKeys } from './division-kinds.ts'
import type { LightDark } from './value-types.ts'
import { isHref, isIconName, isWebUrl, schemeOf } from './values-schema.ts'

/** The replacement of an invalid value: the intended one, or none. */
export interface Tolerance {
  corrected?: string | number | boolean
}

/** URL schemes that run code or read something other than the web. */
const UNSAFE = /^(?:javascript|vbscript|data|blob|file|filesystem|about|view-source)$/

/**
 * Whether a site can be built with an invalid value of an optional setting: one of the right type
 * that is empty or null, an unknown word or icon (Mintlify keeps adding some), or one whose meaning
 * is clear (`"true"`, a URL without https://). Values of the wrong type, colours, files outside the
 * project and URLs that run code are errors.
 *
 * @param keys The path of the setting from the root.
 */
export function tolerateIssue(
  issue: v.BaseIssue<unknown>,
  keys: readonly (string | number)[],
): Tolerance | undefined {
  const { input, requirement } = issue
  if (isVital(keys)) return undefined
  if (isEmpty(input)) return {}
  if (input === null && typeof keys.at(-1) === 'string') return {}
  if (typeof input !== 'string') return undefined
  if (issue.kind === 'schema') return mendKind(issue.type, input)
  if (Object.is(requirement, isIconName)) return {}
  const isValid = [isHref, isWebUrl].find((check) => Object.is(requirement, check))
  return isValid && mendUrl(input, isValid)
}

/** Whether a value is empty text, an empty list, or a pair of assets without one. */
function isEmpty(input: unknown): boolean {
  if (Array.isArray(input)) return input.length === 0
  if (input === '') return true
  if (typeof input !== 'object' || input === null) return false
  const { light, dark } = input as Partial<LightDark>
  return light === '' && dark === ''
}

function isVital(keys: readonly (string | number)[]): boolean {
  const [root, inner] = keys
  if (root === 'colors') return inner === 'primary'
  if (keys.length === 1) return root === 'name' || root === 'navigation'
  return root === 'navigation' && labelKeys.has(String(keys.at(-1)))
}

function mendKind(type: string, input: string): Tolerance | undefined {
  if (type === 'picklist') return {}
  if (type === 'boolean' && /^(?:true|false)$/.test(input))
    return { corrected: input === 'true' }
  if (type === 'number' && /^\d+(?:\.\d+)?$/.test(input))
    return { corrected: Number(input) }
  return undefined
}

function mendUrl(
  input: string,
  isValid: (url: string) => boolean,
): Tolerance | undefined {
  const scheme = schemeOf(input)
  if (scheme && UNSAFE.test(scheme)) return undefined
  const meant = [input.trim(), completeUrl(input.trim())]
  const corrected = meant.find((url) => url !== undefined && isValid(url))
  return corrected === undefined ? {} : { corrected }
}

/** The intended URL, if `https://` or the leading slash is missing. */
export function completeUrl(input: string): string | undefined {
  if (/^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(input))
    return `https://${input}`
  const path = input.replace(/^\.\//, '')
  return /^[\w-]+(?:\/[\w-]+)*\/?(?:[?#]\S*)?$/.test(path) ? `/${path}` : undefined
}
