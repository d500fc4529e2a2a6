import matter from 'gray-matter'
import * as v from 'valibot'
import type { Frontmatter } from '../../runtime/types/pages.ts'
import type { IconRef } from '../../runtime/types/settings.ts'
import { codeFrame } from '../code-frame.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { nearest } from '../nearest.ts'
import { frontmatterAliases, frontmatterKeys, metaTag } from './frontmatter-keys.ts'
import { parseYaml, type YamlMapping } from './parse-yaml.ts'

export interface PageText {
  frontmatter: Frontmatter
  /** The text after the frontmatter. */
  body: string
  /** Line of the file on which `body` starts, from 1. */
  bodyLine: number
  diagnostics: Diagnostic[]
}

const OPENING = /^---([^\n-][^\n]*)?(?:\r?\n|$)/
const CLOSING = /^---[ \t]*\r?$/m
const TOML = /^\+\+\+[ \t]*\r?\n[^]*?^\+\+\+[ \t]*(?:\r?\n|$)/m
const KEY_LINE = /^[\w"'][\w:.@"' -]*:(\s|$)/

/**
 * Splits a page into frontmatter and body, and checks the frontmatter (behaviour 3.3).
 *
 * Only YAML is read: frontmatter in another language is reported and dropped, and is never run.
 * What is wrong is reported with its place and left out; the body is always there.
 *
 * @param text The file's text, without a byte order mark.
 * @param file For diagnostics.
 */
export function readFrontmatter(text: string, file: string): PageText {
  const split = splitFrontmatter(text)
  const page: PageText = {
    frontmatter: {},
    body: text.slice(split.bodyStart),
    bodyLine: countLines(text, split.bodyStart),
    diagnostics: [],
  }
  function report(problem: Omit<Diagnostic, 'file' | 'frame'>) {
    const frame =
      problem.line === undefined
        ? undefined
        : codeFrame(text, problem.line, problem.column)
    page.diagnostics.push({ ...problem, file, ...(frame && { frame }) })
  }

  if (split.language !== undefined) {
    report({
      severity: 'error',
      code: 'site/frontmatter-language',
      message: `frontmatter in ${split.language} is not read: only YAML is supported`,
      hint: 'Write it as `key: value` lines between two lines of `---`.',
      line: 1,
      column: 1,
    })
    return page
  }
  if (split.unclosed) {
    report({
      severity: 'error',
      code: 'site/frontmatter-unclosed',
      message: 'frontmatter is not closed',
      hint: 'Put a line of `---` after its last key.',
      line: 1,
      column: 1,
    })
  }
  if (split.crowded) {
    report({
      severity: 'warning',
      code: 'site/frontmatter-opening',
      message: 'the opening `---` must stand alone on its line',
      line: 1,
      column: 4,
    })
  }
  if (split.yaml === undefined) return page

  // The block starts on the line after the opening `---`, or behind it.
  const inFile = ({ line, column }: { line: number; column: number }) =>
    split.crowded
      ? { line, column: line === 1 ? column + 3 : column }
      : { line: line + 1, column }
  const mapping = parseBlock(split.yaml)
  for (const { message, ...place } of mapping.problems) {
    report({
      severity: 'error',
      code: 'site/frontmatter-syntax',
      message,
      hint: /quotes/.test(message)
        ? 'Write `title: "Like: this"`.'
        : 'Keys that can be read are used.',
      ...inFile(place),
    })
  }
  for (const [key, place] of mapping.places) mapping.places.set(key, inFile(place))
  checkKeys(mapping, page.frontmatter, report)
  return page
}

interface Split {
  /** Absent where there is no YAML frontmatter. */
  yaml?: string
  /** Another language than YAML. */
  language?: string
  unclosed?: boolean
  /** A key stands on the opening line: `---title: X`. */
  crowded?: boolean
  bodyStart: number
}

function splitFrontmatter(text: string): Split {
  if (text.startsWith('+++')) {
    const block = TOML.exec(text)
    return block ? { language: 'TOML', bodyStart: block[0].length } : { bodyStart: 0 }
  }
  const opening = OPENING.exec(text)
  if (!opening) return { bodyStart: 0 }
  const start = opening[0].length
  const rest = text.slice(start)
  const closing = CLOSING.exec(rest)
  const tail = opening[1]?.trim() ?? ''
  const crowded = KEY_LINE.test(tail)
  const language = crowded ? '' : tail
  const yaml = language === '' || /^ya?ml$/i.test(language)
  if (closing) {
    const end = start + closing.index
    const bodyStart = skipNewline(text, end + closing[0].length)
    if (!yaml) return { language, bodyStart }
    if (crowded) return { yaml: text.slice(3, end), crowded, bodyStart }
    return { yaml: text.slice(start, end), bodyStart }
  }
  if (!yaml) return { language, bodyStart: text.length }

  // Without an end, the keys that follow the opening line are meant; `---` alone is a rule.
  let end = start
  for (const row of rest.split(/(?<=\n)/)) {
    if (!KEY_LINE.test(row)) break
    end += row.length
  }
  if (end === start && start < text.length) return { bodyStart: 0 }
  return { yaml: text.slice(start, end), unclosed: true, bodyStart: end }
}

/** Runs gray-matter over the block alone, with YAML as the only language it knows. */
function parseBlock(yaml: string): YamlMapping {
  let mapping: YamlMapping = { data: {}, places: new Map(), problems: [] }
  // With no options at all gray-matter keeps a cache, which answers bad YAML with empty data.
  matter(`---\n${yaml}\n---\n`, {
    language: 'yaml',
    engines: {
      ...Object.fromEntries(FOREIGN_ENGINES.map((name) => [name, refuse(name)])),
      yaml: (text: string) => {
        // gray-matter keeps the newline after the opening `---`.
        mapping = parseYaml(text.replace(/^\n/, ''))
        return mapping.data
      },
    },
  })
  return mapping
}

/** gray-matter's own engines, by every name it knows: `javascript` would run the block as code. */
const FOREIGN_ENGINES = [
  'javascript',
  'js',
  'json',
  'coffee',
  'coffeescript',
  'cson',
  'toml',
]

function refuse(name: string) {
  return (): never => {
    throw new Error(`frontmatter in ${name} is not read`)
  }
}

function checkKeys(
  { data, places }: YamlMapping,
  frontmatter: Frontmatter,
  report: (problem: Omit<Diagnostic, 'file' | 'frame'>) => void,
): void {
  for (const [written, value] of Object.entries(data)) {
    // `description:` with nothing after it is an empty field of a template.
    if (value === null || value === undefined) continue
    const key = frontmatterAliases[written] ?? written
    const place = places.get(written)
    const schema = schemaOf(key)
    if (!schema) {
      const meant = misspelt(written)
      if (meant) {
        report({
          severity: 'warning',
          code: 'site/frontmatter-key',
          message: `\`${written}\` has no effect`,
          hint: `Did you mean \`${meant}\`?`,
          ...place,
        })
      }
      frontmatter[key] = value
      continue
    }
    const checked = v.safeParse(schema, value, { abortEarly: true })
    if (checked.success) {
      if (key !== written && key in data) continue
      frontmatter[key] = checked.output
      continue
    }
    const wanted = checked.issues[0].message
    const near =
      typeof value === 'string'
        ? nearest(value, wanted.match(/\b[a-z]+\b/g) ?? [])
        : undefined
    report({
      severity: 'error',
      code: 'site/frontmatter-value',
      message: `\`${written}\` ${wanted}${typeof value === 'object' ? `, not ${kind(value)}` : ''}`,
      hint:
        near && wanted.includes('one of')
          ? `Did you mean \`${near}\`?`
          : 'The key is ignored.',
      ...place,
    })
  }
  joinIcon(frontmatter)
}

function schemaOf(key: string): v.GenericSchema | undefined {
  if (Object.hasOwn(frontmatterKeys, key))
    return frontmatterKeys[key as keyof typeof frontmatterKeys]
  return key.includes(':') ? metaTag : undefined
}

/** A known key in another spelling: `sidebar_title`, `noIndex`. */
function misspelt(written: string): string | undefined {
  const plain = (name: string) => name.toLowerCase().replace(/[-_\s]/g, '')
  const wanted = plain(written)
  return Object.keys(frontmatterKeys).find((key) => plain(key) === wanted)
}

function kind(value: unknown): string {
  return Array.isArray(value) ? 'a list' : 'an object'
}

/** `icon` and `iconType` are one icon. */
function joinIcon(frontmatter: Frontmatter): void {
  const icon = frontmatter.icon as IconRef | undefined
  const style = frontmatter['iconType']
  delete frontmatter['iconType']
  if (icon?.name === '') delete frontmatter.icon
  else if (icon && typeof style === 'string' && style !== '')
    frontmatter.icon = { style, ...icon }
}

function skipNewline(text: string, from: number): number {
  return text[from] === '\n' ? from + 1 : from
}

function countLines(text: string, end: number): number {
  let line = 1
  for (
    let at = text.indexOf('\n');
    at !== -1 && at < end;
    at = text.indexOf('\n', at + 1)
  )
    line++
  return line
}
