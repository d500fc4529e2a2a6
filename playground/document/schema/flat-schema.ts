import type { Schema } from '../schema-model.ts'

/** Resolves schema ids: an `Api`, or the subset of one that the console receives. */
export interface SchemaSource {
  readonly schemas: Readonly<Record<string, Schema>>
}

/**
 * A schema with `$ref` resolved and `allOf` merged. Alternatives (`oneOf`, `anyOf`) stay
 * separate.
 */
export interface FlatSchema extends Omit<Schema, 'ref' | 'allOf' | 'oneOf' | 'anyOf'> {
  /** Ids of the schemas merged into this one, outermost first. Used to detect recursion. */
  ids: string[]
  /** One entry per `oneOf` and `anyOf`, which are displayed the same way. */
  choices: Schema[][]
  /** `null` is allowed in addition, where there is no `types` to list it in. */
  nullable?: true
  /** Values of overridden keywords: those of parts that were merged before the last. */
  earlier?: Pick<Schema, OverriddenKeyword>[]
}

/** A flat schema without its ids and alternatives. */
export type Keywords = Omit<FlatSchema, 'ids' | 'choices'>

/**
 * Keywords that can hold one value, although the values of all merged parts apply. The last one
 * wins; the others go to `earlier`.
 */
export const OVERRIDDEN = ['description', 'pattern', 'multipleOf'] as const
type OverriddenKeyword = (typeof OVERRIDDEN)[number]
