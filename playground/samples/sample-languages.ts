import type { BuiltRequest } from '../request/built-request.ts'
import { cSample } from './languages/c-sample.ts'
import { csharpSample } from './languages/csharp-sample.ts'
import { dartSample } from './languages/dart-sample.ts'
import { kotlinSample } from './languages/kotlin-sample.ts'
import { powershellSample } from './languages/powershell-sample.ts'
import { rustSample } from './languages/rust-sample.ts'
import { swiftSample } from './languages/swift-sample.ts'
import { curlSample } from './languages/curl-sample.ts'
import { fetchSample, nodeSample } from './languages/fetch-sample.ts'
import { goSample } from './languages/go-sample.ts'
import { javaSample } from './languages/java-sample.ts'
import { phpSample } from './languages/php-sample.ts'
import { pythonSample } from './languages/python-sample.ts'
import { rubySample } from './languages/ruby-sample.ts'
import {
  type LanguageId,
  findLanguageId,
  languageNames,
} from './sample-language-names.ts'

/** A language of samples. `label` is the title of its tab. */
export interface Language {
  id: LanguageId
  label: string
  /** Language id of the highlighter. */
  highlight: string
  write: Write
}

/** Writes a request; `undefined` if the language's client can't send it. */
type Write = (request: BuiltRequest) => string | undefined

/** How each language is highlighted and written. All values are escaped as literals of it. */
const WRITERS: Readonly<Record<LanguageId, readonly [highlight: string, write: Write]>> =
  {
    curl: ['bash', curlSample],
    python: ['python', pythonSample],
    javascript: ['javascript', fetchSample],
    php: ['php', phpSample],
    go: ['go', goSample],
    java: ['java', javaSample],
    ruby: ['ruby', rubySample],
    node: ['javascript', nodeSample],
    typescript: ['typescript', nodeSample],
    powershell: ['powershell', powershellSample],
    swift: ['swift', swiftSample],
    csharp: ['csharp', csharpSample],
    dotnet: ['csharp', csharpSample],
    c: ['c', cSample],
    cpp: ['cpp', cSample],
    kotlin: ['kotlin', kotlinSample],
    rust: ['rust', rustSample],
    dart: ['dart', dartSample],
  }

/** The languages that settings can select. */
export const knownLanguages: readonly Language[] = Object.entries(WRITERS).map(
  ([key, [highlight, write]]) => {
    const id = key as LanguageId
    return { id, label: languageNames[id][0], highlight, write }
  },
)

/** Used if the settings select none. */
const DEFAULTS = ['curl', 'python', 'javascript', 'php', 'go', 'java', 'ruby']

/** Finds a language by id, label or another name, case-insensitively. */
export function findLanguage(name: string): Language | undefined {
  const found = findLanguageId(name)
  return knownLanguages.find(({ id }) => id === found)
}

/** The selected languages in order, without duplicates. Unknown names are ignored. */
export function chooseLanguages(names: readonly string[] = DEFAULTS): Language[] {
  const chosen = names.flatMap((name) => findLanguage(name) ?? [])
  return [...new Set(chosen)]
}
