import type { FlatSchema } from '../document/schema/flat-schema.ts'
import { SpecMarkdown } from './spec-markdown.tsx'

export interface SchemaDescriptionProps {
  schema: FlatSchema
  /** Shown before the schema's description: that of its parameter. */
  before?: string | undefined
  /** Fall back to the title if there is no description. */
  titled?: boolean
}

/** The descriptions of a schema and of the schemas merged into it. */
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
