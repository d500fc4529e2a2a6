import { type Located, follow } from './json-reference.ts'
import { asRecord, asTrimmedText, entriesOf } from './raw.ts'
import type { SchemaTable } from './schema-table.ts'
import type { SpecFile, SpecFiles } from './spec-files.ts'

/** Shared state of building an `Api`: the loaded files and the table of schemas. */
export class SpecReader {
  readonly files: SpecFiles
  readonly table: SchemaTable
  /** Version of the specification, such as `3.1`. Empty for AsyncAPI. */
  readonly specification: string
  /** `consumes` and `produces` of a Swagger root. */
  readonly mediaTypes: { consumes: string[]; produces: string[] }

  constructor(
    files: SpecFiles,
    table: SchemaTable,
    specification: string,
    mediaTypes: { consumes: string[]; produces: string[] },
  ) {
    this.files = files
    this.table = table
    this.specification = specification
    this.mediaTypes = mediaTypes
  }

  /** True for Swagger 2.0, in which bodies, forms and types are written differently. */
  get swagger(): boolean {
    return this.specification === '2.0'
  }

  /** Resolves the references of a value; `undefined` if one is broken. */
  resolve(value: unknown, file: SpecFile): Located | undefined {
    return follow(this.files, { file, pointer: [], value })
  }

  /**
   * Resolves the references of an object. `summary` and `description` beside `$ref` replace those
   * of the target (OpenAPI 3.1, "Reference Object").
   */
  resolveObject(value: unknown, file: SpecFile): Located | undefined {
    const at = this.resolve(value, file)
    const target = asRecord(at?.value)
    if (!at || !target || at.value === value) return at
    const texts = entriesOf(value).filter(
      ([key, text]) =>
        (key === 'summary' || key === 'description') && asTrimmedText(text) !== undefined,
    )
    return { ...at, value: { ...target, ...Object.fromEntries(texts) } }
  }
}
