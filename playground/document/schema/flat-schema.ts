import type { Schema } from '../schema-model.ts'

/** Where references are looked up: an `Api`, or the part of one that the console has. */
export interface SchemaSource {
  readonly schemas: Readonly<Record<string, Schema>>
}

/** A schema with its references followed and its `allOf` merged; alternatives stay apart. */
export interface FlatSchema extends Omit<Schema, 'ref' | 'allOf' | 'oneOf' | 'anyOf'> {
  /** Ids of the schemas merged into it, the outermost first: recursion is detected by them. */
  ids: string[]
  /** One entry for each `oneOf` and `anyOf`; the two are shown alike. */
  choices: Schema[][]
  /** `null` is allowed beside what the keywords ask for, where no types are written. */
  nullable?: true
  /** Values of keywords that later parts of the merge override. */
  earlier?: Pick<Schema, OverriddenKeyword>[]
}

/** A flat schema without its alternatives. */
export type Keywords = Omit<FlatSchema, 'ids' | 'choices'>

/** Keywords of which a flat schema holds one value though that of every part applies. */
export const OVERRIDDEN = ['description', 'pattern', 'multipleOf'] as const
type OverriddenKeyword = (typeof OVERRIDDEN)[number]
