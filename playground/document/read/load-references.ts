import { isUrl } from '../../../runtime/kit/is-url.ts'
import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import {
  TOO_LONG,
  type Located,
  chainProblem,
  findResource,
  joinPointer,
  lookUp,
  nearestReference,
  referenceOf,
  splitReference,
} from './json-reference.ts'
import { diagnosticAt } from './diagnostic-at.ts'
import { isData } from './keyword-places.ts'
import { rebaseReferences } from './rebase-references.ts'
import type { SpecFile, SpecFiles } from './spec-files.ts'
import { SpecProblem } from './spec-problem.ts'

/** As many problems as `readApi` lists get a hint, which compares all names of a file. */
const MAX_HINTS = 200

/**
 * Finds every reference of a file with its location. Not recursive, because files can be deeply
 * nested.
 */
function findReferences(file: SpecFile): {
  found: { place: Located; reference: string }[]
  /** Files to which only discriminators refer. */
  mapped: string[]
} {
  interface Step {
    node: object
    key: string
    above: Step | undefined
  }
  const found: { place: Located; reference: string }[] = []
  const mapped: string[] = []
  if (typeof file.value !== 'object' || file.value === null) return { found, mapped }
  const seen = new Set<object>()
  const stack: Step[] = [{ node: file.value, key: '', above: undefined }]
  for (let step = stack.pop(); step; step = stack.pop()) {
    if (seen.has(step.node)) continue
    seen.add(step.node)
    const reference = referenceOf(step.node)
    const isMapping = step.key === 'mapping' && step.above?.key === 'discriminator'
    if (reference !== undefined || isMapping) {
      const pointer: string[] = []
      for (let at = step; at.above; at = at.above) pointer.unshift(at.key)
      if (isData(pointer)) continue
      const place = { file, pointer, value: step.node }
      if (reference !== undefined) found.push({ place, reference })
      if (isMapping) mapped.push(...mappedFiles(step.node))
    }
    const inner = Object.entries(step.node)
    for (let index = inner.length - 1; index >= 0; index--) {
      const [key, node] = inner[index]!
      if (typeof node === 'object' && node !== null)
        stack.push({ node: node as object, key, above: step })
    }
  }
  return { found, mapped }
}

/** The files in a mapping, whose values are names of schemas or references. */
function mappedFiles(mapping: object): string[] {
  const targets: unknown[] = Object.values(mapping)
  return targets.flatMap((target) => {
    const uri = typeof target === 'string' ? splitReference(target).uri : ''
    return /\.(?:json|ya?ml)$/i.test(uri) ? [uri] : []
  })
}

/**
 * Loads all files that a description references, directly or indirectly, and reports references
 * that are broken, circular or not allowed.
 *
 * A `$ref` that only leads to itself is deleted from the parsed value, so that later steps can't
 * loop.
 */
export async function loadReferences(
  files: SpecFiles,
  first: SpecFile,
): Promise<ReferenceProblem[]> {
  const all: { place: Located; reference: string }[] = []
  const done = new Set<SpecFile>()
  let batch = [first]
  while (batch.length > 0) {
    const names = new Set<string>()
    for (const file of batch) {
      done.add(file)
      rebaseReferences(files, file)
      const { found, mapped } = findReferences(file)
      all.push(...found)
      const uris = found.map(({ reference }) => splitReference(reference).uri)
      for (const uri of [...uris, ...mapped]) {
        const name = uri && files.nameOf(file.name, uri)
        if (!name) continue
        const known = findResource(files, name)
        if (!known) names.add(name)
        else if (known.pointer.length === 0) files.addName(name, known.file)
      }
    }
    const loaded = await Promise.all([...names].map((name) => files.load(name)))
    batch = [...new Set(loaded)].filter(
      (file): file is SpecFile => !(file instanceof SpecProblem) && !done.has(file),
    )
  }
  const chains = new Set<SpecFile>()
  const problems: ReferenceProblem[] = []
  for (const { place, reference } of all) {
    const isHinted = problems.length < MAX_HINTS
    const found = problemOf(files, place, reference, chains, isHinted)
    if (found) problems.push(found)
  }
  const inFiles = [...files.loaded.values()].flatMap((file) =>
    file instanceof SpecProblem || file === first
      ? []
      : file.warnings.map((warning) => ({ diagnostic: diagnosticAt(file, warning) })),
  )
  return [...problems, ...inFiles]
}

/** A problem with a reference or a referenced file. */
interface ReferenceProblem {
  diagnostic: Diagnostic
  /** What the reference leads to, if its file exists. */
  target?: { file: string; pointer: string[] }
}

function problemOf(
  files: SpecFiles,
  place: Located,
  reference: string,
  chains: Set<SpecFile>,
  isHinted: boolean,
): ReferenceProblem | undefined {
  const target = lookUp(files, reference, place.file)
  if (target) {
    const chain = chainProblem(files, place)
    if (!chain) return undefined
    delete (place.value as Record<string, unknown>)['$ref']
    // Report an overlong chain once per file, not for each of its references.
    if (chain === TOO_LONG && chains.has(place.file)) return undefined
    if (chain === TOO_LONG) chains.add(place.file)
    return report(
      place,
      new SpecProblem('api/reference-loop', `\`${reference}\` ${chain}`, {
        hint: 'End the chain with a schema.',
      }),
    )
  }
  const { uri } = splitReference(reference)
  const name = uri ? files.nameOf(place.file.name, uri) : place.file.name
  const file = files.loaded.get(name)
  if (file instanceof SpecProblem) {
    if (file.place)
      return report(
        place,
        new SpecProblem(
          file.code,
          `\`${reference}\` can't be resolved: ${name}:${file.place.line}:${file.place.column} ${file.message}`,
          { hint: file.hint },
        ),
      )
    const text = file.message.startsWith('`')
      ? file.message
      : `\`${reference}\` ${file.message}`
    return report(place, new SpecProblem(file.code, text, { hint: file.hint }))
  }
  const meant = isHinted ? nearestReference(files, reference, place.file) : undefined
  const { tokens } = splitReference(reference)
  const isComponent = tokens[0] === 'components' && tokens.length === 3
  const hint = meant
    ? `Did you mean \`${meant}\`?`
    : isComponent
      ? `Define it in \`components.${tokens[1]}\`, or correct the reference.`
      : undefined
  const found = report(
    place,
    new SpecProblem(
      'api/reference-not-found',
      isUrl(name) || name === place.file.name
        ? `reference \`${reference}\` can't be resolved`
        : `reference \`${reference}\` can't be resolved: \`${name}\` has no ${joinPointer(tokens)}`,
      { hint },
    ),
  )
  return { ...found, target: { file: name, pointer: tokens } }
}

function report(place: Located, problem: SpecProblem): ReferenceProblem {
  return { diagnostic: diagnosticAt(place.file, problem, [...place.pointer, '$ref']) }
}
