import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Project } from './project.ts'
import { buildJsonSchema, type JsonSchema } from '../settings/build-json-schema.ts'

/** Start of the descriptions of schema entries that refer to a page. */
const PAGE_DESCRIPTION = /^Path of a page\b/

/** Other valid values besides existing pages: operations, and other forms of a path. */
const OTHER_FORMS = '^(?:/|\\./)|\\s\\S|\\.mdx?$'

/**
 * The JSON Schema of the settings for one project. Navigation entries are its page paths and API
 * operations, so that editors complete them and mark unknown ones.
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

/** Path of the schema file: `"$schema": "./node_modules/.cache/skerry/schema.json"`. */
function projectSchemaFile({ cacheFolder }: Project): string | undefined {
  return cacheFolder && join(cacheFolder, 'schema.json')
}

/** Writes a project's schema for editors. Does nothing if it can't be written. */
export function writeProjectSchema(project: Project): void {
  const file = projectSchemaFile(project)
  if (!file) return
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(buildProjectSchema(project)))
  } catch {
    // Editor support isn't essential.
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
