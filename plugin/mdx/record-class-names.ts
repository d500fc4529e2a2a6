import type { Node } from 'estree'
import type { Compilation } from './compilation.ts'
import { stringsInCode } from './strings-in-code.ts'

/** Records class names in the string literals of code. */
export function addStrings(code: Node | null | undefined, page: Compilation): void {
  if (code) for (const text of stringsInCode(code)) addClassNames(text, page)
}

/** A `class` attribute in HTML that code writes. Its end may be in another string. */
const ATTRIBUTE = /\sclass=(?:"([^"]*)|'([^']*))/g

/** Records the words of a text that may be utility classes, also those of HTML in it. */
export function addClassNames(text: string, page: Compilation): void {
  for (const [, quoted, single = ''] of text.matchAll(ATTRIBUTE))
    addClassNames(quoted ?? single, page)
  if (text.length > 2_000) return
  for (const name of text.split(/\s+/))
    if (name !== '' && name.length < 100) page.classNames.add(name)
}
