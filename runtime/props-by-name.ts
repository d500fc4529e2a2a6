import type { EvaluationProblem } from './page-guards.ts'
import { readPlace, type WrittenPlace } from './written-place.ts'

/** The functions with which a snippet that is a component reads its props. */
export function propsByName(report: (problem: EvaluationProblem) => void) {
  return { prop, withProps, givenProps }

  /** Evaluates an attribute that reads props: left out if one of them isn't given. */
  function withProps(evaluate: () => unknown, from: WrittenPlace): unknown {
    try {
      return evaluate()
    } catch (error) {
      if (!(error instanceof MissingProp)) throw error
      const { source: _source, ...place } = readPlace(from)
      report({
        code: 'mdx/expression-failed',
        message: `${error.message}, so the attribute is left out`,
        hint: 'Add it to the tag, or declare it in the snippet.',
        ...place,
      })
      return undefined
    }
  }
}

/** @throws MissingProp if it isn't given. */
function prop(props: object, name: string): unknown {
  if (!Object.hasOwn(props, name)) throw new MissingProp(name)
  return Reflect.get(props, name)
}

/** Props without the components that MDX passes with them. */
function givenProps({ components: _, ...props }: { components?: unknown }): object {
  return props
}

class MissingProp extends ReferenceError {
  constructor(name: string) {
    super(`\`${name}\` is neither defined nor given by the snippet's tag`)
  }
}
