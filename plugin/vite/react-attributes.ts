import { walk } from 'estree-walker'
import type { Node, Program } from 'estree'
import type { JSXAttribute, JSXOpeningElement } from 'estree-jsx'
import type { parseSync } from 'vite'
import { attributeName } from '../mdx/attribute-name.ts'

/** Events that React names otherwise than the browser, or that bubble only in React. */
const EVENTS: Record<string, string> = {
  onDoubleClick: 'onDblClick',
  onFocus: 'onFocusIn',
  onBlur: 'onFocusOut',
}
/**
 * Names that Preact keeps in camel case: of events, as browsers have no property for them, and of
 * `spellCheck`, which it then doesn't write as text.
 */
const LOWER_CASE = /^(?:on(?:Touch|Composition|BeforeInput)|spellCheck$)/
/** Inputs whose value changes at once, so that `change` means the same in React. */
const AT_ONCE = /^(?:checkbox|radio|file)$/i

type Located<Kind> = Kind & { start: number; end: number }

/**
 * Renames attributes of elements that mean something else in Preact than in React, for which
 * authors write: `onChange` of text fields is called for each character, focus events bubble, SVG
 * attributes are hyphenated, and `spellCheck` is text. Components are left alone.
 *
 * `preact/compat` does the same in the browser, for ten times the bytes.
 *
 * @param program From Vite's parser. JSX must not be compiled yet.
 * @param code Its text.
 * @returns The text, with the same lines.
 */
export function reactAttributes(
  program: ReturnType<typeof parseSync>['program'],
  code: string,
): string {
  const edits: { start: number; end: number; name: string }[] = []
  walk(program as Program, {
    // ESTree's types lack JSX.
    enter(node: Node | JSXOpeningElement) {
      if (node.type !== 'JSXOpeningElement') return
      const { name: element } = node
      if (element.type !== 'JSXIdentifier' || !/^[a-z]/.test(element.name)) return
      const attributes = node.attributes.filter(
        (attribute): attribute is JSXAttribute => attribute.type === 'JSXAttribute',
      )
      for (const { name } of attributes) {
        if (name.type !== 'JSXIdentifier') continue
        const wanted = nameFor(name.name, element.name, attributes)
        const { start, end } = name as Located<typeof name>
        if (wanted !== name.name) edits.push({ start, end, name: wanted })
      }
    },
  })
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, name }) => text.slice(0, start) + name + text.slice(end),
      code,
    )
}

function nameFor(
  name: string,
  element: string,
  attributes: readonly JSXAttribute[],
): string {
  if (name === 'onChange') return isTyped(element, attributes) ? 'onInput' : name
  if (Object.hasOwn(EVENTS, name)) return EVENTS[name]!
  if (LOWER_CASE.test(name)) return name.toLowerCase()
  const written = attributeName(name)
  return written.includes('-') ? written : name
}

/** Whether `onChange` of an element is called for each character. */
function isTyped(element: string, attributes: readonly JSXAttribute[]): boolean {
  if (element !== 'input' && element !== 'textarea') return false
  const valueOf = (wanted: string) =>
    attributes.find(({ name }) => name.type === 'JSXIdentifier' && name.name === wanted)
  if (valueOf('onInput')) return false
  const type = valueOf('type')?.value
  return type?.type !== 'Literal' || !AT_ONCE.test(String(type.value))
}
