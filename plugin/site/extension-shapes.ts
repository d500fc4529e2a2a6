import * as v from 'valibot'
import type { PageNavigation } from '../../runtime/types/navigation.ts'
import type { HeadElement, OutputFile } from './extensions.ts'
import { searchShape } from './search-options.ts'
import { isPlainObject } from '../kit/is-plain-object.ts'

/** A problem with a value: its path, empty for the whole, and a message that ends a sentence. */
export interface ShapeProblem {
  path: string
  message: string
}

/** Validates a value. Undefined if it is valid. */
export function findShapeProblem(
  schema: v.GenericSchema,
  value: unknown,
): ShapeProblem | undefined {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return undefined
  const [issue] = result.issues
  const keys = (issue.path ?? []).map(({ key }) => key)
  // Valibot reports missing and unknown keys on the parent object.
  const isKey = issue.path?.at(-1)?.origin === 'key'
  const unknown = issue.expected === 'never'
  const message = isKey && issue.type.endsWith('object') ? MISSING : issue.message
  return { path: pathOf(keys), message: isKey && unknown ? UNKNOWN : message }
}

const MISSING = 'is missing'
const UNKNOWN = 'is not known here'

/**
 * Finds values that can't be sent to worker threads: functions and symbols.
 *
 * @param sound Objects already known to be valid; extended by the call.
 */
export function findNonData(
  value: unknown,
  sound: WeakSet<object>,
  keys: readonly unknown[] = [],
): ShapeProblem | undefined {
  if (typeof value === 'function' || typeof value === 'symbol')
    return { path: pathOf(keys), message: `must be data, not a ${typeof value}` }
  if (typeof value !== 'object' || value === null || sound.has(value)) return undefined
  // Before the recursion, because of circular references.
  sound.add(value)
  for (const [key, item] of Object.entries(value)) {
    const problem = findNonData(item, sound, [...keys, key])
    if (problem === undefined) continue
    sound.delete(value)
    return problem
  }
  return undefined
}

function pathOf(keys: readonly unknown[]): string {
  return keys
    .map((key) => (/^\d+$/.test(String(key)) ? `[${String(key)}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}

/** Attribute names may contain anything but these characters. */
const ATTRIBUTE_NAME = /^[^\s"'<>/=\p{Cc}]+$/u

const tags = ['base', 'link', 'meta', 'noscript', 'script', 'style'] as const

/** The option `head`. */
export const headShape = v.array(
  v.strictObject(
    {
      tag: v.picklist(tags, `must be one of ${tags.join(', ')}`),
      attributes: v.optional(
        v.record(
          v.pipe(v.string(), v.regex(ATTRIBUTE_NAME, 'is no name of an attribute')),
          v.optional(
            v.union(
              [v.string(), v.number(), v.boolean()],
              'must be text, a number, true or false',
            ),
          ),
          'must be an object',
        ),
      ),
      content: v.optional(v.string('must be text')),
    },
    'must be an element: `{ tag, attributes, content }`',
  ),
  'must be a list of elements',
) satisfies v.GenericSchema<unknown, HeadElement[]>

/** A result of the option `outputs`. */
export const outputFileShape = v.looseObject(
  {
    path: v.string('must be text'),
    content: v.union(
      [v.string(), v.instance(Uint8Array)],
      'must be text or a Uint8Array',
    ),
  },
  'must be a file: `{ path, content }`',
) satisfies v.GenericSchema<unknown, OutputFile>

/** A problem reported by the author's code. */
export const problemShape = v.looseObject(
  {
    severity: v.picklist(
      ['error', 'warning', 'info'],
      'must be `error`, `warning` or `info`',
    ),
    code: v.string('must be text'),
    message: v.string('must be text'),
    hint: v.optional(v.string('must be text')),
    file: v.optional(v.string('must be text')),
  },
  'must be a problem: `{ severity, code, message, hint }`',
)

const list = v.array(v.looseObject({}, 'must be an object'), 'must be a list')
const page = v.looseObject(
  { title: v.string('must be text'), url: v.string('must be text') },
  'must be a page: `{ kind: "page", path, title, url }`',
)

/** A page's navigation, as far as the layout relies on its shape. */
export const navigationShape = v.looseObject(
  {
    selectors: list,
    tabs: list,
    anchors: list,
    sidebar: v.array(
      v.variant(
        'kind',
        [
          v.looseObject({ ...page.entries, kind: v.literal('page') }),
          v.looseObject({
            kind: v.literal('group'),
            title: v.string('must be text'),
            children: list,
          }),
        ],
        'must be a page or a group',
      ),
      'must be a list',
    ),
    breadcrumbs: list,
    previous: v.optional(page),
    next: v.optional(page),
    related: v.optional(list),
    directory: v.optional(v.looseObject({ items: list }, 'must be an object')),
  },
  'must be an object',
) satisfies v.GenericSchema<unknown, Partial<Record<keyof PageNavigation, unknown>>>

const objectWith = (message: string) => v.custom<object>(isPlainObject, message)

/** An object that isn't an array, which Valibot's objects and records may be. */
export const objectShape = objectWith('must be an object')

/**
 * An option that is an object, not an array, and has no other keys.
 *
 * @param message For what is no object.
 */
export function strictShape<Keys extends v.ObjectEntries>(keys: Keys, message: string) {
  return v.pipe(objectWith(message), v.strictObject(keys, message))
}

/** An option that is a function. */
const functions = v.function('must be a function')

const texts = v.array(v.string('must be text'), 'must be a list of texts')

const SOCIAL_CARDS = 'must be true, false or an object: `{ template, fonts }`'

/** The options that extend a site. */
export const extensionShapes = v.looseObject({
  frontmatter: v.optional(functions),
  navigation: v.optional(functions),
  head: v.optional(
    v.lazy((value) => (typeof value === 'function' ? functions : headShape)),
  ),
  words: v.optional(
    v.pipe(
      objectWith(
        'must be an object, with words by language: `{ en: { nextPage: "Onward" } }`',
      ),
      v.record(
        v.string(),
        v.pipe(
          objectWith('must be an object of words'),
          v.record(v.string(), v.string('must be text')),
        ),
      ),
    ),
  ),
  shikiTransformers: v.optional(
    v.array(
      v.looseObject({}, 'must be a transformer of Shiki: an object with functions'),
      'must be a list of transformers',
    ),
  ),
  outputs: v.optional(v.array(functions, 'must be a list of functions')),
  search: v.optional(searchShape),
  socialCards: v.optional(
    v.union(
      [
        v.boolean(),
        strictShape(
          { template: v.optional(v.string()), fonts: v.optional(texts) },
          SOCIAL_CARDS,
        ),
      ],
      SOCIAL_CARDS,
    ),
  ),
  twoslash: v.optional(v.boolean('must be true or false')),
  files: v.optional(texts),
  policy: v.optional(
    strictShape(
      {
        frameAncestors: v.optional(texts),
        connectSrc: v.optional(texts),
        trustedTypes: v.optional(
          v.union([v.boolean(), texts], 'must be true, false or a list of texts'),
        ),
      },
      'must be an object: `{ frameAncestors, connectSrc, trustedTypes }`',
    ),
  ),
})
