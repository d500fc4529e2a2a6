import type { WrittenSchema } from './document-as-written.ts'
import { type Located, lookUp, referenceOf } from './json-reference.ts'
import { asObject, asText, entriesOf } from './raw.ts'
import type { SpecFiles } from './spec-files.ts'

/** What each `$dynamicAnchor` stands for, by name. */
export type DynamicScope = ReadonlyMap<string, Located>

/**
 * Adds the dynamic anchors of a schema and its `$defs` to the scope that it is read in. An anchor
 * of a schema further out takes precedence (JSON Schema 2020-12, 8.2.3.2).
 */
export function extendScope(scope: DynamicScope, place: Located): DynamicScope {
  const raw = asObject<WrittenSchema>(place.value)
  if (!raw || (raw.$defs === undefined && raw.$dynamicAnchor === undefined)) return scope
  const inner: Located[] = entriesOf(raw.$defs).map(([name, value]) => ({
    file: place.file,
    pointer: [...place.pointer, '$defs', name],
    value,
  }))
  let extended: Map<string, Located> | undefined
  for (const target of [place, ...inner]) {
    const name = asText(asObject<WrittenSchema>(target.value)?.$dynamicAnchor)
    if (name === undefined || (extended ?? scope).has(name)) continue
    extended ??= new Map(scope)
    extended.set(name, target)
  }
  return extended ?? scope
}

/** The place that a `$dynamicRef` leads to in this scope. */
export function dynamicTarget(
  scope: DynamicScope,
  reference: string,
): Located | undefined {
  return scope.get(reference.slice(reference.indexOf('#') + 1))
}

/** Whether a schema, or one that it references, has a `$dynamicRef` to an anchor in the scope. */
export function dependsOnScope(
  files: SpecFiles,
  place: Located,
  scope: DynamicScope,
): boolean {
  if (scope.size === 0) return false
  const seen = new Set<unknown>()
  const stack: Pick<Located, 'file' | 'value'>[] = [place]
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { file, value } = step
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    const dynamic = asText(asObject<WrittenSchema>(value)?.$dynamicRef)
    if (dynamic !== undefined && dynamicTarget(scope, dynamic)) return true
    const reference = referenceOf(value)
    const target = reference === undefined ? undefined : lookUp(files, reference, file)
    if (target) stack.push(target)
    for (const inner of Object.values(value)) stack.push({ file, value: inner })
  }
  return false
}
