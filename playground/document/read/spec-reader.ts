import { type Located, follow, joinPointer } from './json-reference.ts'
import type { SchemaTable } from './schema-table.ts'
import type { SpecFile, SpecFiles } from './spec-files.ts'

/** What every step of building an Api needs: the loaded files and the growing table of schemas. */
export class SpecReader {
  readonly files: SpecFiles
  readonly table: SchemaTable
  /** Swagger 2.0: bodies, forms and types are written in its way. */
  readonly swagger: boolean
  /** `consumes` and `produces` of the root, for Swagger. */
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

  /** What a value is after following its references; undefined for broken ones. */
  resolve(value: unknown, file: SpecFile): Located | undefined {
    return follow(this.files, { file, pointer: [], value })
  }

  /** Only for messages: where a located value is. */
  placeOf({ file, pointer }: Located): string {
    return `${file.name}${joinPointer(pointer)}`
  }
}
