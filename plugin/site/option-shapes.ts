import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, posix } from 'node:path'
import * as v from 'valibot'
import { SkerryError } from '../../runtime/kit/diagnostic.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { extensionShapes, objectShape, strictShape } from './extension-shapes.ts'
import type { SkerryOptions } from './options.ts'

const text = v.optional(v.string('must be text'))
const flag = v.optional(v.boolean('must be true or false'))
const plugins = v.optional(
  v.array(
    v.custom(
      (value) =>
        ['string', 'function', 'object'].includes(typeof value) && value !== null,
      'must be a plugin, its name, or a list of one of them and its options',
    ),
    'must be a list of plugins',
  ),
)
const IMAGES = 'must be true, false or an object: `{ quality }`, 1 to 100'
const hosts = ['netlify', 'vercel', 'nginx'] as const

/** The options that don't extend a site. */
const ownShapes: Record<
  Exclude<keyof SkerryOptions, keyof typeof extensionShapes.entries>,
  v.GenericSchema
> = {
  root: text,
  site: text,
  components: v.optional(
    v.pipe(
      objectShape,
      v.record(
        v.string(),
        v.string('must be the path of a file, such as `./my/Card.tsx`'),
      ),
    ),
  ),
  remarkPlugins: plugins,
  rehypePlugins: plugins,
  recmaPlugins: plugins,
  remarkRehypeOptions: v.optional(objectShape),
  cacheKey: text,
  strict: flag,
  allowPageErrors: flag,
  report: text,
  workers: v.optional(
    v.pipe(
      v.number('must be a number'),
      v.integer('must be an integer'),
      v.minValue(1, 'must be at least 1'),
    ),
  ),
  cache: v.optional(
    strictShape(
      {
        maxSize: v.optional(
          v.pipe(
            v.number('must be a number of megabytes'),
            v.minValue(0, 'must not be negative'),
          ),
        ),
      },
      'must be an object: `{ maxSize }`',
    ),
  ),
  cacheUrl: text,
  cacheReadOnly: flag,
  images: v.optional(
    v.union(
      [
        v.boolean(),
        strictShape(
          { quality: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(100))) },
          IMAGES,
        ),
      ],
      IMAGES,
    ),
  ),
  markdown: flag,
  hosts: v.optional(
    v.array(
      v.picklist(hosts, `must be one of ${hosts.join(', ')}`),
      'must be a list of hosts',
    ),
  ),
  repository: v.optional(
    v.looseObject(
      { url: v.string('must be text'), branch: text, directory: text },
      'must be an object: `{ url, branch, directory }`',
    ),
  ),
}

/** The shapes of all options of `skerry()`. */
export const optionShapes: Record<keyof SkerryOptions, v.GenericSchema> = {
  ...extensionShapes.entries,
  ...ownShapes,
}

/**
 * Checks what is needed to find the content folder. The other options are checked when it is read.
 *
 * @throws SkerryError if the options are no object, or `root` is no text.
 */
export function requireOptions(options: unknown): void {
  const isObject = v.is(objectShape, options)
  const root = isObject ? (options as { root?: unknown }).root : undefined
  if (isObject && (root === undefined || typeof root === 'string')) return
  throw optionError(
    isObject
      ? 'the option `root` must be text'
      : '`skerry()` takes an object with options',
    'Fix it in the `skerry()` call in `vite.config`: `skerry({ root: "docs" })`.',
  )
}

/**
 * Checks that the option `root` is a folder.
 *
 * @param root Absolute path of the content folder.
 * @param option The option as written. Nothing is checked without it.
 * @throws SkerryError if it isn't.
 */
export function requireRoot(root: string, option: string | undefined): void {
  const found = statSync(root, { throwIfNoEntry: false })
  if (option === undefined || found?.isDirectory()) return
  const parent = dirname(root)
  const meant = existsSync(parent)
    ? nearest(basename(root), readdirSync(parent))
    : undefined
  throw optionError(
    `the option \`root\` is \`${option}\`, which ${found ? 'is a file' : 'does not exist'}`,
    meant && meant !== basename(root)
      ? `Did you mean \`${posix.join(dirname(option), meant)}\`?`
      : 'It is the folder with `docs.json`, relative to the folder of `vite.config`.',
  )
}

function optionError(message: string, hint: string): SkerryError {
  return new SkerryError([
    { severity: 'error', code: 'build/option-value', message, hint },
  ])
}
