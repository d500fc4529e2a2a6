import type { FlatSchema } from '../document/schema/flat-schema.ts'
import type { SchemaView } from '../document/schema/schema-view.ts'
import { SpecMarkdown } from './spec-markdown.tsx'

interface SchemaDescriptionProps {
  schema: FlatSchema
  /** Shown before the schema's description: that of its parameter. */
  before?: string | undefined
  /** Shown if there is no description. */
  title?: string | undefined
}

/** The descriptions of a schema and of the schemas merged into it. */
export function SchemaDescription({ schema, before, title }: SchemaDescriptionProps) {
  const { description, earlier = [] } = schema
  const texts = [before, description, ...earlier.map((part) => part.description)]
  const given = new Set(texts.filter((text) => text !== undefined))
  if (given.size === 0 && title) given.add(title)
  return (
    <>
      {[...given].map((text) => (
        <SpecMarkdown text={text} />
      ))}
    </>
  )
}

/**
 * The title of a property, unless it only repeats the name: generators such as FastAPI write
 * `Model Id` for `model_id`.
 */
export function titleBeside(name: string, title: string | undefined): string | undefined {
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
  return title !== undefined && letters(title) === letters(name) ? undefined : title
}

/** The type of a property or parameter, with the name of its objects: `Pet · object[]`. */
export function typeWithName(property: string, { name, type }: SchemaView): string {
  const shown = titleBeside(property, name)
  return shown === undefined ? type : `${shown} · ${type}`
}
