import { nearest } from './kit/nearest.ts'
import type { EvaluationProblem } from './page-guards.ts'
import type { AnyComponent } from './types/rendering.ts'
import { UnknownPart } from './unknown-part.ts'
import { readPlace, type WrittenPlace } from './written-place.ts'

/** The functions with which page code reads the modules that it imports. */
export function pageImports(
  modules: Record<string, Record<string, unknown>>,
  components: Record<string, AnyComponent>,
  report: (problem: EvaluationProblem) => void,
) {
  return { module, imported }

  /**
   * Returns the namespace of a module.
   * @throws Error if the module was not loaded.
   */
  function module(id: string): Record<string, unknown> {
    const found = modules[id]
    if (!found) throw new Error(`The module ${id} that this page imports is not loaded`)
    return found
  }

  /**
   * Returns a live binding to a named export of a module. If there is no such export, the value
   * is the site's component of the local name, or a component that renders its children only.
   *
   * @param from Location of the import, with the local name as source text.
   */
  function imported(
    id: string,
    name: string,
    from: WrittenPlace,
  ): { readonly value: unknown } {
    const found = module(id)
    const missing = 'skerryMissing' in found
    if (!missing && name in found)
      return {
        get value() {
          return found[name]
        },
      }
    const { source: local, ...place } = readPlace(from)
    if (!missing) {
      const near = nearest(name, Object.keys(found))
      report({
        code: 'mdx/unknown-part',
        message: `${id} has no export \`${name}\`, so ${/^[A-Z]/.test(local) ? `only what is inside <${local}> is shown` : `\`${local}\` shows nothing`}`,
        hint: `${near ? `Did you mean \`${near}\`? ` : ''}Check the name in the import, or export it there.`,
        ...place,
      })
    }
    return { value: components[local] ?? UnknownPart }
  }
}
