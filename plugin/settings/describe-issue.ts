import type * as v from 'valibot'
import { nearest } from '../../runtime/kit/nearest.ts'
import { describeCharacter } from '../kit/describe-character.ts'
import { slashHint } from '../kit/slash-hint.ts'
import { fullForm } from './full-form.ts'
import { isPageKey, pageHint, synonymOf } from './synonyms.ts'
import { completeUrl, tolerateIssue, type Tolerance } from './tolerate-issue.ts'
import { refusedCharacter } from './values-schema.ts'

/** The message for an invalid value. */
interface IssueDescription {
  /** From the value that was checked. */
  keys: (string | number)[]
  kind: 'missing' | 'wrong'
  /** Finishes the sentence "`setting` …". */
  message: string
  hint?: string
  /** Set if the site can still be built. */
  tolerance?: Tolerance
}

type Issue = v.BaseIssue<unknown>

/** With more names, a message lists none: of socials it does, of themes for code it doesn't. */
const MOST_NAMES = 32

/**
 * Turns a valibot issue into a sentence. For a union, it describes the issue of the branch that
 * fits best: `logo.dark must be text` instead of `logo fits none of these`.
 *
 * @param setting Path of the checked value, from the root.
 */
export function describeIssue(
  issue: Issue,
  setting: readonly (string | number)[],
  outer: (string | number)[] = [],
): IssueDescription[] {
  const path = issue.path ?? []
  const keys = [...outer, ...path.map(({ key }) => key as string | number)]
  const last = path.at(-1)
  // Valibot reports a missing key on the surrounding object.
  if (
    last &&
    'origin' in last &&
    last.origin === 'key' &&
    issue.received === 'undefined'
  ) {
    const key = String(last.key)
    const written = new Map(Object.entries(last.input as object))
    const names = [...written.keys()]
    const page = key === 'group' ? names.find(isPageKey) : undefined
    const meant = nearest(key, names) ?? synonymOf(key, names)
    const hint =
      page === undefined
        ? meant && `Is \`${meant}\` meant to be \`${key}\`?`
        : pageHint(written.get(page))
    return [{ keys, kind: 'missing', message: 'is required', hint }]
  }
  const branch = issue.type === 'union' ? bestBranch(issue.issues ?? []) : undefined
  if (branch) return branch.flatMap((inner) => describeIssue(inner, setting, keys))

  const tolerance = tolerateIssue(issue, [...setting, ...keys])
  const allowed = allowedValues(issue)
  if (allowed.length > 0) {
    const near =
      typeof issue.input === 'string' ? nearest(issue.input, allowed) : undefined
    const isLong = allowed.length > 16
    const list = isLong ? 'one of the known names' : oneOf(allowed)
    const names =
      isLong && allowed.length <= MOST_NAMES ? `It is ${oneOf(allowed)}.` : undefined
    return [
      {
        keys,
        kind: 'wrong',
        message: `must be ${list}, not ${show(issue.input)}`,
        hint: near === undefined ? names : `Did you mean \`${near}\`?`,
        tolerance,
      },
    ]
  }
  const described = describeWrong(issue)
  const hint =
    described.hint ?? fullForm([...setting, ...keys], issue.input, issue.expected)
  return [{ keys, kind: 'wrong', ...described, hint, tolerance }]
}

/**
 * The issues of the branch whose type matched. No union in our schemas has two branches of one
 * type, so issues inside the value, or of checks after the type, belong to that branch.
 */
function bestBranch(issues: readonly Issue[]): readonly Issue[] | undefined {
  const inner = issues.filter(({ path, kind }) => path || kind === 'validation')
  if (inner.length > 0) return inner
  const names = issues.filter(
    ({ type, input }) => type === 'picklist' && typeof input === 'string',
  )
  return names.length > 0 ? names : undefined
}

function describeWrong(issue: Issue): { message: string; hint?: string } {
  const { input, expected } = issue
  const kind = issue.kind === 'schema' ? kinds[issue.type] : undefined
  if (!kind) return { message: `${issue.message}${shown(issue)}`, hint: pathHint(issue) }
  const message = `must be ${kind}, not ${show(input)}`
  if (expected === 'boolean' && (input === 'true' || input === 'false')) {
    return { message, hint: `Write \`${input}\` without quotes.` }
  }
  if (expected === 'Array' && typeof input === 'string') {
    return { message, hint: `Write \`[${JSON.stringify(input)}]\`.` }
  }
  return { message }
}

function pathHint({ input, message }: Issue): string | undefined {
  if (typeof input !== 'string') return undefined
  const slash = /\bpath\b/.test(message) ? slashHint(input) : undefined
  if (slash) return slash
  const refused = /\bpath (?:of|inside)\b/.test(message) && refusedCharacter(input)
  if (refused)
    return /\s/.test(refused)
      ? 'Remove the space around it.'
      : `Rename the file: its path can't contain ${describeCharacter(refused)}.`
  if (!/address|https:/.test(message)) return undefined
  const complete = completeUrl(input)
  if (complete?.startsWith('/') && !message.includes('/path')) return undefined
  return complete && `Write \`${complete}\`.`
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

function shown({ input, kind }: Issue): string {
  // What a check says of an object or a list is not about its type.
  if (kind === 'validation' && typeof input === 'object') return ''
  const worthShowing = typeof input === 'string' ? input !== '' : input !== undefined
  return worthShowing ? `, not ${show(input)}` : ''
}

/** The values of a picklist, which valibot writes as `("a" | "b")`. */
function allowedValues(issue: Issue): string[] {
  if (issue.type !== 'picklist' || !issue.expected) return []
  return [...issue.expected.matchAll(/"([^"]*)"/g)].map(([, value]) => value!)
}

function oneOf(values: readonly string[]): string {
  const quoted = values.map((value) => `\`${value}\``)
  const last = quoted.pop()
  return quoted.length > 0 ? `${quoted.join(', ')} or ${last}` : String(last)
}

function show(input: unknown): string {
  if (Array.isArray(input)) return 'a list'
  if (input && typeof input === 'object') return 'an object'
  if (input === undefined) return 'nothing'
  if (typeof input === 'number') return String(input)
  const text = JSON.stringify(input)
  return text.length > 60 ? `${text.slice(0, 60)}…"` : text
}
