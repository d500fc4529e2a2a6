import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { textHash } from './kit/text-hash.ts'

/**
 * Collects the styles that a page's components generate while it is rendered: class name to
 * declarations. They end up in one stylesheet with the colours of code blocks, because a strict
 * content security policy forbids `style` attributes.
 */
export const GeneratedStyles = createContext<Map<string, string> | undefined>(undefined)

/**
 * Returns a class with the given declarations, for values that only the author knows (a colour,
 * a first line number). Skips declarations whose value is undefined or could end the rule;
 * returns undefined if none is left. The name is derived from the declarations, so server and
 * browser agree on it.
 */
export function useGeneratedStyle(
  declarations: Record<string, string | number | undefined>,
): string | undefined {
  const styles = useContext(GeneratedStyles)
  const css = Object.entries(declarations)
    .filter(([, value]) => value !== undefined && isSafeValue(String(value)))
    .map(([property, value]) => `${property}:${String(value).trim()}`)
    .join(';')
  if (!css) return undefined
  const name = generatedClass(css, styles)
  if (!styles && typeof document !== 'undefined') addRule(name, css)
  return name
}

let sheet: CSSStyleSheet | undefined
const added = new Set<string>()

/**
 * Adds a rule in the browser, for an author's island that uses a value the server did not
 * render. A strict policy allows constructed stylesheets.
 */
function addRule(name: string, css: string): void {
  if (added.has(name)) return
  added.add(name)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.insertRule(`@layer skerry.components{.${name}{${css}}}`)
}

/**
 * Returns the class for declarations that are known to be safe, and records it in `styles` if
 * given.
 */
export function generatedClass(
  css: string,
  styles: Map<string, string> | undefined,
): string {
  const name = `g-${textHash(css)}`
  styles?.set(name, css)
  return name
}

/** Whether the text is a single value without URLs, which could load from anywhere. */
function isSafeValue(value: string): boolean {
  return /^[^;{}<>\\"'@!]{1,200}$/.test(value.trim()) && !/url\s*\(|\/\*/i.test(value)
}
