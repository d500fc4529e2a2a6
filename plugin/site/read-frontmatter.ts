import * as v from 'valibot'
import type { Frontmatter } from '../../runtime/types/pages.ts'
import type { IconRef } from '../../runtime/types/settings.ts'
import { codeFrame } from '../../runtime/kit/code-frame.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { iconStyles } from '../../runtime/kit/icon-styles.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { completeUrl } from '../settings/tolerate-issue.ts'
import { describeForeignKey } from './foreign-frontmatter.ts'
import { frontmatterAliases, frontmatterKeys, metaTag } from './frontmatter-keys.ts'
import { parseYaml, type YamlMapping } from './parse-yaml.ts'
import { readPageMenu } from './read-page-menu.ts'
import { splitFrontmatter } from './split-frontmatter.ts'

/** A page's text, split into frontmatter and body. */
interface PageText {
  frontmatter: Frontmatter
  /** The text after the frontmatter. */
  body: string
  /** Line of the file on which `body` starts, 1-based. */
  bodyLine: number
  diagnostics: Diagnostic[]
}

/**
 * Splits a page into frontmatter and body, and validates the frontmatter. Invalid parts are
 * reported with their location and omitted; the body is always returned.
 *
 * Only YAML is supported, and nothing is executed. TOML (`+++`) is data and gives a warning;
 * another language named after the dashes may be code and is an error.
 *
 * @param text The file's text, without byte order mark.
 * @param file For diagnostics.
 */
export function readFrontmatter(text: string, file: string): PageText {
  let mapping: YamlMapping = { data: {}, places: new Map(), problems: [] }
  const split = splitFrontmatter(text, (yaml) => (mapping = parseYaml(yaml)).data)
  const page: PageText = {
    frontmatter: {},
    body: text.slice(split.bodyStart),
    bodyLine: split.bodyLine,
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
      severity: text.startsWith('+++') ? 'warning' : 'error',
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
      severity: 'warning',
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
      message: 'the opening `---` must be alone on its line',
      line: 1,
      column: 4,
    })
  }
  if (split.yaml === undefined) {
    const unopened = findUnopened(text)
    if (unopened) report({ severity: 'warning', line: 1, column: 1, ...unopened })
    return page
  }

  // The YAML starts on the line after the opening `---`, or right after it if crowded.
  const inFile = ({ line, column }: { line: number; column: number }) =>
    split.crowded
      ? { line, column: line === 1 ? column + 3 : column }
      : { line: line + 1, column }
  for (const { message, hint, ...place } of mapping.problems) {
    report({
      severity: 'warning',
      code: 'site/frontmatter-syntax',
      message,
      hint: hint ?? syntaxHint(message),
      ...inFile(place),
    })
  }
  for (const [key, place] of mapping.places) mapping.places.set(key, inFile(place))
  checkKeys(mapping, page.frontmatter, report)
  return page
}

/**
 * Detects frontmatter without an opening line, or below empty lines: known keys up to a `---`.
 */
function findUnopened(
  text: string,
): Pick<Diagnostic, 'code' | 'message' | 'hint'> | undefined {
  const [block] =
    /^(?:\s+---[ \t]*\n)?[\w-]+:[^\n]*\n(?:[\w-]+:[^\n]*\n|[ \t]+[^\s][^\n]*\n|[ \t]*\n)*---[ \t]*(?:\n|$)/.exec(
      text,
    ) ?? []
  if (block === undefined) return undefined
  const keys = [...block.matchAll(/^([\w-]+):/gm)].map(([, key]) => key!)
  if (!keys.some((key) => schemaOf(key) !== undefined)) return undefined
  if (/^[ \t]+---/.test(text))
    return {
      code: 'site/frontmatter-unopened',
      message: `the opening \`---\` is indented, so \`${keys[0]}\` and what follows is shown on the page`,
      hint: 'Remove the spaces in front of `---`.',
    }
  const isLow = /^\s/.test(text)
  return {
    code: 'site/frontmatter-unopened',
    message: `the frontmatter ${isLow ? 'is not at the top of the file' : 'has no opening line'}, so \`${keys[0]}\` and what follows is shown on the page`,
    hint: isLow
      ? 'Remove the empty lines above `---`.'
      : 'Put a line of `---` above its first key.',
  }
}

/** Validates frontmatter that isn't from a file. Invalid values are omitted. */
export function checkFrontmatter(data: Readonly<Record<string, unknown>>): {
  frontmatter: Frontmatter
  problems: Diagnostic[]
} {
  const frontmatter: Frontmatter = {}
  const problems: Diagnostic[] = []
  checkKeys({ data, places: new Map() }, frontmatter, (problem) => problems.push(problem))
  return { frontmatter, problems }
}

const INVALID_VALUE = { severity: 'warning', code: 'site/frontmatter-value' } as const

function checkKeys(
  { data, places }: Pick<YamlMapping, 'data' | 'places'>,
  frontmatter: Frontmatter,
  report: (problem: Omit<Diagnostic, 'file' | 'frame'>) => void,
): void {
  for (const [written, value] of Object.entries(data)) {
    // Templates contain empty fields: `description:`.
    if (value === null || value === undefined) continue
    const key = frontmatterAliases.get(written) ?? written
    const place = places.get(written)
    const schema = schemaOf(key)
    if (!schema) {
      const meant = misspelt(written, value, data)
      if (meant) {
        report({
          severity: 'warning',
          code: 'site/frontmatter-key',
          message: `\`${written}\` has no effect`,
          hint: `Did you mean \`${meant}\`?`,
          ...place,
        })
      }
      const lost = meant ? undefined : describeForeignKey(written, value)
      if (lost)
        report({
          severity: 'warning',
          code: 'site/foreign-frontmatter',
          message: `\`${written}\` has no effect${lost.effect ?? ''}`,
          hint: lost.hint,
          ...place,
        })
      frontmatter[key] = value
      continue
    }
    const checked = v.safeParse(schema, value, { abortEarly: true })
    if (checked.success) {
      if (key !== written && key in data) continue
      frontmatter[key] =
        key === 'contextual'
          ? readPageMenu(checked.output, (problem) =>
              report({ ...INVALID_VALUE, ...problem, ...place }),
            )
          : checked.output
      continue
    }
    const wanted = checked.issues[0].message
    report({
      ...INVALID_VALUE,
      message: `\`${written}\` ${wanted}${typeof value === 'object' && !wanted.startsWith('has ') ? `, not ${kind(value)}` : ''}`,
      hint: valueHint(key, value, wanted),
      ...place,
    })
  }
  joinIcon(frontmatter)
  const style = (frontmatter.icon as IconRef | undefined)?.style
  if (style === undefined || (iconStyles as readonly string[]).includes(style)) return
  const near = nearest(style, iconStyles)
  report({
    ...INVALID_VALUE,
    message: `\`${style}\` is not a style of icons`,
    hint: near ? `Did you mean \`${near}\`?` : 'It is one of solid, regular, brands.',
    ...(places.get('iconType') ?? places.get('icon')),
  })
}

function valueHint(key: string, value: unknown, wanted: string): string {
  const ignored = 'The key is ignored.'
  if (typeof value !== 'string') return ignored
  if (wanted.includes('one of')) {
    const near = nearest(value, wanted.match(/\b[a-z]+\b/g) ?? [])
    return near ? `Did you mean \`${near}\`?` : ignored
  }
  if (!completeUrl(value)?.startsWith('https://')) return ignored
  if (key === 'url')
    return `Write \`https://${value}\`, or \`/${value}\` for a file of this site.`
  return key === 'canonical' ? `Write \`https://${value}\`.` : ignored
}

function schemaOf(key: string): v.GenericSchema | undefined {
  if (Object.hasOwn(frontmatterKeys, key))
    return frontmatterKeys[key as keyof typeof frontmatterKeys]
  return key.includes(':') ? metaTag : undefined
}

function syntaxHint(message: string): string {
  if (message.startsWith('Tabs ')) return 'Indent the line with spaces.'
  return 'Keys that can be read are used.'
}

/**
 * The known key that an unknown one probably means, by spelling (`sidebar_title`, `noIndex`) or a
 * typo. Authors may have their own keys (`module: app.api`), so typos are only assumed for keys
 * that the page lacks and that can have this value.
 */
function misspelt(
  written: string,
  value: unknown,
  data: Readonly<Record<string, unknown>>,
): string | undefined {
  const plain = (name: string) => name.toLowerCase().replace(/[-_\s]/g, '')
  const wanted = plain(written)
  const known = Object.keys(frontmatterKeys)
  const same = known.find((key) => plain(key) === wanted)
  if (same !== undefined || written.length < 4) return same
  const near = nearest(
    written,
    known.filter((key) => key.length > 3),
  )
  if (near === undefined || near in data) return undefined
  const schema = schemaOf(near)
  return schema && v.safeParse(schema, value, { abortEarly: true }).success
    ? near
    : undefined
}

function kind(value: unknown): string {
  return Array.isArray(value) ? 'a list' : 'an object'
}

/** Merges `icon` and `iconType`. */
function joinIcon(frontmatter: Frontmatter): void {
  const icon = frontmatter.icon as IconRef | undefined
  const style = frontmatter['iconType']
  delete frontmatter['iconType']
  if (icon?.name === '') delete frontmatter.icon
  else if (icon && typeof style === 'string' && style !== '')
    frontmatter.icon = { style, ...icon }
}
