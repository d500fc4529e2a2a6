import type { WrittenSchema } from './document-as-written.ts'
import {
  findResource,
  joinPointer,
  referenceOf,
  splitReference,
} from './json-reference.ts'
import { asObject, valueAt } from './raw.ts'
import { isData } from './keyword-places.ts'
import type { SpecFile, SpecFiles } from './spec-files.ts'

/** A schema with an `$id`: references in it are relative to that. */
interface Resource {
  /** The name of the resource, as returned by `SpecFiles.nameOf`. */
  base: string
  pointer: string[]
  value: unknown
}

/**
 * Writes references that are relative to the `$id` around them (JSON Schema 2020-12, 8.2.1), or
 * that name one of this file, as pointers into the file. What they lead to has to be loaded.
 * References that lead nowhere that way are left: many authors write an `$id` and mean the file.
 */
export function rebaseReferences(files: SpecFiles, file: SpecFile): void {
  if (!file.text.includes('$id')) return
  const whole: Resource = { base: file.name, pointer: [], value: file.value }
  const stack = [{ value: file.value, pointer: whole.pointer, around: whole }]
  const seen = new Set<unknown>()
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { value, pointer } = step
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    if (isData(pointer)) continue
    const id = asObject<WrittenSchema>(value)?.$id
    const around =
      typeof id === 'string'
        ? { base: files.nameOf(step.around.base, id.replace(/#$/, '')), pointer, value }
        : step.around
    const reference = referenceOf(value)
    const meant =
      reference === undefined ? undefined : rebase(files, file, reference, around)
    if (meant !== undefined) Reflect.set(value, '$ref', meant)
    for (const [key, inner] of Object.entries(value))
      stack.push({ value: inner as unknown, pointer: [...pointer, key], around })
  }
}

function rebase(
  files: SpecFiles,
  file: SpecFile,
  reference: string,
  around: Resource,
): string | undefined {
  const { uri, tokens, anchor } = splitReference(reference)
  if (uri === '') {
    const isOwn = anchor === undefined && around.pointer.length > 0
    return isOwn && valueAt(around.value, tokens) !== undefined
      ? joinPointer([...around.pointer, ...tokens])
      : undefined
  }
  const name = files.nameOf(around.base, uri)
  const found = findResource(files, name)
  if (!found) return undefined
  const fragment = reference.slice(uri.length)
  if (found.file !== file) return name + fragment
  return anchor === undefined ? joinPointer([...found.pointer, ...tokens]) : fragment
}
