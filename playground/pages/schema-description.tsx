import type { FlatSchema } from '../document/schema/flat-schema.ts'
import { SpecMarkdown } from './spec-markdown.tsx'

export interface SchemaDescriptionProps {
  schema: FlatSchema
  /** Comes before what the schema says: the description of its parameter. */
  before?: string | undefined
  /** The title stands for a description that is missing. */
  titled?: boolean
}

/** A schema in words: its description, and those of the other parts of a merge. */
export function SchemaDescription({ schema, before, titled }: SchemaDescriptionProps) {
  const { description, earlier = [] } = schema
  const texts = [before, description, ...earlier.map((part) => part.description)]
  const given = new Set(texts.filter((text) => text !== undefined))
  if (given.size === 0 && titled && schema.title) given.add(schema.title)
  return (
    <>
      {[...given].map((text) => (
        <SpecMarkdown text={text} />
      ))}
    </>
  )
}
