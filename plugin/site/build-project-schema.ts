import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Project } from './project.ts'
import { buildJsonSchema, type JsonSchema } from '../settings/build-json-schema.ts'

/** How the schema describes an entry that names a page. */
const PAGE_DESCRIPTION = /^The path of a page\b/

/** What editors accept beside the pages there are: operations in any spelling, other forms of a path. */
const OTHER_FORMS = '^(?:/|\\./)|\\s\\S|\\.mdx?$'

/**
 * The JSON Schema of settings for one project: entries of the navigation are its page paths and
 * the operations of its API descriptions, so that editors complete them and mark what is not there.
 */
export function buildProjectSchema({ site, apis }: Project): JsonSchema {
  const pages = [...site.pages.values()]
    .filter(({ format }) => format !== 'api')
    .map(({ path }) => path)
  const operations = [...apis.values()].flatMap((api) =>
    api.operations.map(({ method, path }) => `${method} ${path}`),
  )
  const names = [...new Set([...pages.sort(), ...operations])]
  return withPages(buildJsonSchema(), names) as JsonSchema
}

/** Where editors find it: `"$schema": "./node_modules/.cache/skerry/schema.json"`. */
export function projectSchemaFile({ cacheFolder }: Project): string | undefined {
  return cacheFolder && join(cacheFolder, 'schema.json')
}

/** Writes the schema of a project for editors; where nothing can be written, nothing is. */
export function writeProjectSchema(project: Project): void {
  const file = projectSchemaFile(project)
  if (!file) return
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(buildProjectSchema(project)))
  } catch {
    // An editor's help is no reason to stop.
  }
}

function withPages(schema: unknown, names: readonly string[]): unknown {
  if (Array.isArray(schema)) return schema.map((item) => withPages(item, names))
  if (typeof schema !== 'object' || schema === null) return schema
  const { description } = schema as { description?: unknown }
  if (typeof description === 'string' && PAGE_DESCRIPTION.test(description)) {
    return {
      description,
      anyOf: [{ enum: names }, { type: 'string', pattern: OTHER_FORMS }],
    }
  }
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withPages(value, names)]),
  )
}
