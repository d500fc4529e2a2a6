import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { textHash } from './kit/text-hash.ts'

/**
 * Collects the styles that a page's components generate while it is rendered: class name to
 * declarations. They join the colours of code blocks in one stylesheet, because a strict
 * content security policy allows no `style` attributes.
 */
export const GeneratedStyles = createContext<Map<string, string> | undefined>(undefined)

/**
 * A class that carries the given declarations, for values that only the author knows (a
 * colour, a first line number). A declaration whose value is undefined or could end the
 * rule is left out; without any the answer is undefined. The name follows from the
 * declarations alone, so server and browser agree on it.
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

/** In an author's island a value may be new to the page; a strict policy allows this way. */
function addRule(name: string, css: string): void {
  if (added.has(name)) return
  added.add(name)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.insertRule(`@layer skerry.components{.${name}{${css}}}`)
}

/** The class for declarations that are known to be safe, put on record where styles are collected. */
export function generatedClass(
  css: string,
  styles: Map<string, string> | undefined,
): string {
  const name = `g-${textHash(css)}`
  styles?.set(name, css)
  return name
}

/** One value and nothing after it; no addresses, which could load from anywhere. */
function isSafeValue(value: string): boolean {
  return /^[^;{}<>\\"'@!]{1,200}$/.test(value.trim()) && !/url\s*\(|\/\*/i.test(value)
}
