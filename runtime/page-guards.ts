import { isValidElement, type ComponentChildren, type VNode } from 'preact'
import { jsx } from 'preact/jsx-runtime'
import { guardVNode } from './guard-vnode.ts'
import type { CodePlace } from './kit/code-places.ts'
import { nearest } from './kit/nearest.ts'
import { oneLine } from './kit/one-line.ts'
import { shortened } from './kit/shortened.ts'
import { thrownAt } from './kit/thrown-at.ts'
import { missingGlobal } from './missing-global.ts'
import type { AnyComponent } from './types/rendering.ts'
import { UnknownPart } from './unknown-part.ts'
import { errorMessage } from './kit/error-message.ts'
import { readPlace, type WrittenPlace } from './written-place.ts'

/** An error in the author's code while a page was rendered, with its location. */
export interface EvaluationProblem {
  code:
    | 'mdx/expression-failed'
    | 'mdx/lost-handler'
    | 'mdx/unknown-part'
    | 'islands/browser-only'
  message: string
  hint: string
  file?: string
  /** 1-based. */
  line?: number
  /** 1-based. */
  column?: number
}

/**
 * The functions with which page code isolates errors: an error is reported, and the rest of the
 * page is rendered.
 *
 * @param components All components by name. Their parts are suggested for misspelled ones.
 * @param placeOf Finds where an error was thrown.
 */
export function pageGuards(
  report: (problem: EvaluationProblem) => void,
  components: Record<string, AnyComponent> = {},
  placeOf: (error: unknown) => CodePlace | undefined = () => undefined,
) {
  return { attempt, attemptAsync, attemptAttribute, at }

  /** Evaluates an expression of the page. If it throws, its source is shown instead. */
  function attempt(evaluate: () => unknown, at: WrittenPlace): unknown {
    try {
      const value = evaluate()
      return isRenderable(value) ? value : null
    } catch (error) {
      const missing = missingGlobal(error)
      if (missing !== undefined) {
        report(browserOnly(missing, 'nothing is shown', at))
        return null
      }
      report(failedExpression(error, at, placeOf(error)))
      return readPlace(at).source
    }
  }

  /** Like `attempt`, for an expression that contains `await`. */
  async function attemptAsync(
    evaluate: () => Promise<unknown>,
    place: WrittenPlace,
  ): Promise<unknown> {
    try {
      const value = await evaluate()
      return attempt(() => value, place)
    } catch (error) {
      return attempt(() => {
        throw error
      }, place)
    }
  }

  /** Evaluates an attribute that may need a browser: it is left out if one is missing. */
  function attemptAttribute(evaluate: () => unknown, at: WrittenPlace): unknown {
    try {
      return evaluate()
    } catch (error) {
      const missing = missingGlobal(error)
      if (missing === undefined) throw error
      report(browserOnly(missing, 'the attribute is left out', at))
      return undefined
    }
  }

  /**
   * Guards an element of an author's component. If the value is not a component, only the
   * children are shown; if the component throws, nothing is. Stack overflows are not caught: they
   * fail the page. Functions of an HTML element are reported: they don't reach the browser.
   */
  function at(vnode: VNode, from: WrittenPlace): VNode {
    const { type, props } = vnode as VNode<{ children?: ComponentChildren }>
    if (typeof type === 'string') lostHandlers(vnode, from).forEach(report)
    if (typeof type === 'string') return vnode
    if (typeof type !== 'function') {
      report(notAComponent(type, from, components))
      return jsx(UnknownPart, { children: props.children })
    }
    guardVNode(
      vnode,
      () => readPlace(from),
      (error) => {
        if (!(error instanceof Error)) return false
        if (error instanceof RangeError) return false
        report(failedComponent(error, from, placeOf(error)))
        return true
      },
    )
    return vnode
  }
}

/** The problem with an expression that throws. */
function failedExpression(
  error: unknown,
  at: WrittenPlace,
  thrown: CodePlace | undefined,
): EvaluationProblem {
  const message = errorMessage(error)
  const { source, ...place } = readPlace(at)
  return {
    code: 'mdx/expression-failed',
    message: `The expression ${shortened(oneLine(source), 60)} throws: ${message}`,
    hint: throwHint(
      message,
      'Correct the expression; until then it is shown as written.',
      otherPlace(thrown, place),
    ),
    ...place,
  }
}

/** The problem with a component that throws. */
function failedComponent(
  { message }: Error,
  from: WrittenPlace,
  thrown: CodePlace | undefined,
): EvaluationProblem {
  const { source, ...place } = readPlace(from)
  return {
    code: 'mdx/expression-failed',
    message: `${source} throws, so it is left out: ${message}`,
    hint: throwHint(message, 'Correct the component.', otherPlace(thrown, place)),
    ...place,
  }
}

/** The problem with code of the page that only a browser can evaluate. */
function browserOnly(
  missing: string,
  effect: string,
  at: WrittenPlace,
): EvaluationProblem {
  const { source, ...place } = readPlace(at)
  return {
    code: 'islands/browser-only',
    message: `${shortened(oneLine(source), 60)} reads \`${missing}\`, which only browsers have, so ${effect}`,
    hint: 'Move it to a component of a snippet, and read it in `useEffect`.',
    ...place,
  }
}

/** Problems for the functions among an element's attributes, and in `ref`. */
function lostHandlers({ props, ref }: VNode, from: WrittenPlace): EvaluationProblem[] {
  const { source, ...place } = readPlace(from)
  return Object.entries({ ref, ...props })
    .filter(([, value]) => typeof value === 'function')
    .map(([name]) => ({
      code: 'mdx/lost-handler',
      message: `${source} doesn't react to the reader: the function \`${name}\` uses what only exists while the page is built`,
      hint: 'Write the tag in a component of a snippet, and give it values as props.',
      ...place,
    }))
}

function notAComponent(
  type: unknown,
  from: WrittenPlace,
  components: Record<string, AnyComponent>,
): EvaluationProblem {
  const { source, ...place } = readPlace(from)
  const [part = ''] = /[^.<>]+(?=>$)/.exec(source) ?? []
  const isMember = source.includes('.')
  const [, owner] = /^<([^.]+)\.[^.]+>$/.exec(source) ?? []
  const near = owner && nearest(part, Object.keys(components[owner] ?? {}))
  const meant = near ? `${owner}.${near}` : Object.hasOwn(components, part) && part
  return {
    code: 'mdx/unknown-part',
    message: isMember
      ? `${source} is not a component: there is no part named \`${part}\`, so only what is inside is shown`
      : `${source} is not a component but ${kindOf(type)}, so only what is inside is shown`,
    hint: meant
      ? `Did you mean <${meant}>?`
      : isMember
        ? 'Check the name after the dot.'
        : 'Check what the name is given where it is declared.',
    ...place,
  }
}

/** The place where an error was thrown, unless it is on the line that is reported. */
function otherPlace(thrown: CodePlace | undefined, reported: CodePlace) {
  const isSame = thrown?.file === reported.file && thrown?.line === reported.line
  return isSame ? undefined : thrown
}

/** @param thrown Named if it isn't the reported place. */
function throwHint(message: string, otherwise: string, thrown?: CodePlace): string {
  const [, lacking] = /^([\w$]+) is not defined$/.exec(message) ?? []
  const advice = /window|document|localStorage|navigator/.test(message)
    ? 'Pages are rendered before a browser sees them: guard with `typeof window`.'
    : lacking && /\.mdx?$/.test(thrown?.file ?? '')
      ? `Declare it there with \`export const ${lacking}\`: a \`const\` without \`export\` is text.`
      : otherwise
  return thrownAt(thrown, advice)
}

/** Describes the type of a value in a message. */
function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** False for objects that are neither elements nor arrays, such as promises and dates. */
function isRenderable(value: unknown): boolean {
  return (
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    isValidElement(value)
  )
}
