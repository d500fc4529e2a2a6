import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import type { ApiTag } from '../api-parts.ts'
import type { ExternalDocs } from '../channel-model.ts'
import { buildTags } from './build-root.ts'
import { type Located, follow, lookUp, referenceOf } from './json-reference.ts'
import { type Raw, asList, asRecord } from './raw.ts'
import { readExternalDocs } from './schema-keywords.ts'
import { diagnosticAt } from './diagnostic-at.ts'
import type { SpecFile } from './spec-files.ts'
import type { SpecProblem } from './spec-problem.ts'
import type { SpecReader } from './spec-reader.ts'

/** An object of a description and its location. */
export interface RawAt {
  raw: Raw
  at: Located
}

/** Shared state of reading an AsyncAPI description. */
export class AsyncReader {
  readonly spec: SpecReader
  /**
   * Major version. Decides whether traits override the object they are applied to (2.x) or the
   * object overrides its traits (3.x).
   */
  readonly major: 2 | 3
  readonly diagnostics: Diagnostic[] = []

  constructor(spec: SpecReader, major: 2 | 3) {
    this.spec = spec
    this.major = major
  }

  /**
   * Resolves a value to an object, following `$ref`. `undefined` for anything else.
   *
   * @param pointer JSON pointer of the value; needed if its location is used later.
   */
  object(value: unknown, file: SpecFile, pointer: string[] = []): RawAt | undefined {
    const at = follow(this.spec.files, { file, pointer, value })
    const raw = asRecord(at?.value)
    return at && raw
      ? { raw: { ...raw, ...this.#textsBeside(value, file) }, at }
      : undefined
  }

  /**
   * `summary` and `description` beside a reference, which override those of its target. AsyncAPI
   * says to ignore them, but OpenAPI 3.1 has them ("Reference Object").
   */
  #textsBeside(value: unknown, file: SpecFile): Raw {
    const reference = referenceOf(value)
    if (reference === undefined) return {}
    const next = lookUp(this.spec.files, reference, file)
    const { summary, description } = asRecord(value)!
    return {
      ...(next && this.#textsBeside(next.value, next.file)),
      ...(summary !== undefined && { summary }),
      ...(description !== undefined && { description }),
    }
  }

  /** An object-valued member of an object. */
  inside({ raw, at }: RawAt, key: string): RawAt | undefined {
    return this.object(raw[key], at.file, [...at.pointer, key])
  }

  /** The objects of a map, with their keys. */
  entries(holder: RawAt, key: string): (RawAt & { name: string })[] {
    const map = this.inside(holder, key)
    if (!map) return []
    return Object.keys(map.raw).flatMap((name) => {
      const found = this.inside(map, name)
      return found ? { ...found, name } : []
    })
  }

  /** The objects of an array. */
  items(value: unknown, file: SpecFile): RawAt[] {
    return asList(value).flatMap((item) => this.object(item, file) ?? [])
  }

  tags(value: unknown, file: SpecFile): ApiTag[] {
    return buildTags(this.items(value, file).map(({ raw }) => raw))
  }

  externalDocs(value: unknown, file: SpecFile): ExternalDocs | undefined {
    return readExternalDocs(this.object(value, file)?.raw)
  }

  report({ file, pointer }: Located, problem: SpecProblem, inside: string[] = []): void {
    this.diagnostics.push(diagnosticAt(file, problem, [...pointer, ...inside]))
  }
}
