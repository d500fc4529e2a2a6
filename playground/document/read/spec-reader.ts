import { type Located, follow } from './json-reference.ts'
import type { SchemaTable } from './schema-table.ts'
import type { SpecFile, SpecFiles } from './spec-files.ts'

/** Shared state of building an `Api`: the loaded files and the table of schemas. */
export class SpecReader {
  readonly files: SpecFiles
  readonly table: SchemaTable
  /** True for Swagger 2.0, in which bodies, forms and types are written differently. */
  readonly swagger: boolean
  /** `consumes` and `produces` of a Swagger root. */
  readonly mediaTypes: { consumes: string[]; produces: string[] }

  constructor(
    files: SpecFiles,
    table: SchemaTable,
    swagger: boolean,
    mediaTypes: { consumes: string[]; produces: string[] },
  ) {
    this.files = files
    this.table = table
    this.swagger = swagger
    this.mediaTypes = mediaTypes
  }

  /** Resolves the references of a value; `undefined` if one is broken. */
  resolve(value: unknown, file: SpecFile): Located | undefined {
    return follow(this.files, { file, pointer: [], value })
  }
}
