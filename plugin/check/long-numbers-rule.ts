import type { Location, UserContext } from '@redocly/openapi-core'
import { isPlainObject } from '../kit/is-plain-object.ts'
import { type openSpecFiles, loadNumbers } from '../../playground/index.ts'
import { exactNumberReader } from './exact-number-reader.ts'

/** A part of an example or of its schema, with its location. */
interface Positioned {
  node: unknown
  location: Location
}

/** Maximum depth. Deeper values are not checked. */
const MAX_DEPTH = 40

/** Depth that a step into `allOf` counts for, because cycles through it branch. */
const BRANCH = 8

/** Matches numbers that may exceed the precision of JavaScript's numbers. */
const LONG = /\d[\d.]{15}/

const LIMITS = {
  minimum: '>=',
  maximum: '<=',
  exclusiveMinimum: '>',
  exclusiveMaximum: '<',
  multipleOf: 'multiple of',
} as const

/**
 * A linter rule that checks numbers in examples exactly, against limits that apply regardless
 * of alternatives. Only reports what the validator misses because of its floating-point
 * arithmetic.
 *
 * @param files Of the description that is linted.
 */
export async function longNumbersRule(files: Awaited<ReturnType<typeof openSpecFiles>>) {
  const numbers = await loadNumbers()
  const read = exactNumberReader(numbers, files)
  const judge = (schema: Positioned, owner: object, ctx: UserContext) => {
    if (!LONG.test(ctx.location.source.body)) return
    for (const example of examplesOf(owner, ctx.location))
      compare(schema, example, ctx, 0)
  }
  function compare(
    schema: Positioned,
    value: Positioned,
    ctx: UserContext,
    depth: number,
  ) {
    const { node, location } = followed(schema, ctx)
    if (!isPlainObject(node) || !location || depth > MAX_DEPTH) return
    const at = (
      holder: Positioned,
      key: string | number,
      inner: unknown,
    ): Positioned => ({
      node: inner,
      location: holder.location.child([key]),
    })
    const here: Positioned = { node, location }
    if (Array.isArray(node.allOf))
      for (const [index, each] of node.allOf.entries())
        compare(at(at(here, 'allOf', null), index, each), value, ctx, depth + BRANCH)
    if (typeof value.node === 'number') return judgeNumber(here, value, ctx)
    if (Array.isArray(value.node) && isPlainObject(node.items) && !node.prefixItems)
      for (const [index, item] of value.node.entries())
        compare(at(here, 'items', node.items), at(value, index, item), ctx, depth + 1)
    if (!isPlainObject(value.node) || !isPlainObject(node.properties)) return
    for (const [name, member] of Object.entries(value.node))
      if (Object.hasOwn(node.properties, name)) {
        const inner = at(at(here, 'properties', null), name, node.properties[name])
        compare(inner, at(value, name, member), ctx, depth + 1)
      }
  }
  function judgeNumber(schema: Positioned, value: Positioned, ctx: UserContext) {
    const exact = read(value.location)
    if (exact === undefined || !isPlainObject(schema.node)) return
    for (const [keyword, relation] of Object.entries(LIMITS)) {
      const rounded = schema.node[keyword]
      const limit = typeof rounded === 'number' && read(schema.location.child(keyword))
      if (limit === undefined || limit === false) continue
      const message = (digits: string) => `must be ${relation} ${digits}`
      const written = message(numbers.digitsOf(limit))
      const isSaid = !keepsRounded(keyword, value.node as number, rounded as number)
      if (isSaid || numbers.satisfiesMessage(written, exact) !== false) continue
      ctx.report({
        message: `Example value must conform to the schema: ${written}.`,
        location: value.location,
      })
    }
  }
  const leave = (owner: object, ctx: UserContext) => {
    if ('schema' in owner)
      judge({ node: owner.schema, location: ctx.location.child('schema') }, owner, ctx)
  }
  return () => ({
    MediaType: { leave },
    Parameter: { leave },
    Schema: {
      leave: (node: object, ctx: UserContext) =>
        judge({ node, location: ctx.location }, node, ctx),
    },
  })
}

/** The schema that a reference points to, with its location. */
function followed(schema: Positioned, ctx: UserContext): Partial<Positioned> {
  const { node, location } = schema
  if (!isPlainObject(node) || typeof node.$ref !== 'string') return schema
  return ctx.resolve({ $ref: node.$ref }, location.source.absoluteRef)
}

/**
 * Examples of a schema or media type: `example`, and `examples` as a list of values or a map of
 * objects with a `value`.
 */
function examplesOf(owner: object, location: Location): Positioned[] {
  const { example, examples }: { example?: unknown; examples?: unknown } = owner
  const own = { node: example, location: location.child('example') }
  const at = (...path: (string | number)[]) => location.child(['examples', ...path])
  if (Array.isArray(examples))
    return [own, ...examples.map((node, index) => ({ node, location: at(index) }))]
  if (!isPlainObject(examples)) return [own]
  const named = Object.entries(examples).flatMap(([name, each]) =>
    isPlainObject(each) ? [{ node: each.value, location: at(name, 'value') }] : [],
  )
  return [own, ...named]
}

/** What the validator computes in floating point. */
function keepsRounded(keyword: string, value: number, limit: number): boolean {
  if (keyword === 'multipleOf') return Number.isInteger(value / limit)
  if (keyword === 'minimum') return value >= limit
  if (keyword === 'maximum') return value <= limit
  return keyword === 'exclusiveMinimum' ? value > limit : value < limit
}
