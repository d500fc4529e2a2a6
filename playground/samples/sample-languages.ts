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

export interface Language {
  id: string
  label: string
  /** Language id of the highlighter. */
  highlight: string
  aliases: readonly string[]
  write: (request: BuiltRequest) => string | undefined
}

/**
 * The languages that settings can select. All values are escaped as literals of the language.
 * `write` returns `undefined` if the language's client can't send the request.
 */
export const knownLanguages: readonly Language[] = [
  {
    id: 'curl',
    label: 'cURL',
    highlight: 'bash',
    aliases: ['sh', 'shell', 'bash'],
    write: curlSample,
  },
  {
    id: 'python',
    label: 'Python',
    highlight: 'python',
    aliases: ['py'],
    write: pythonSample,
  },
  {
    id: 'javascript',
    label: 'JavaScript',
    highlight: 'javascript',
    aliases: ['js'],
    write: fetchSample,
  },
  { id: 'php', label: 'PHP', highlight: 'php', aliases: [], write: phpSample },
  { id: 'go', label: 'Go', highlight: 'go', aliases: ['golang'], write: goSample },
  { id: 'java', label: 'Java', highlight: 'java', aliases: [], write: javaSample },
  { id: 'ruby', label: 'Ruby', highlight: 'ruby', aliases: ['rb'], write: rubySample },
  {
    id: 'node',
    label: 'Node.js',
    highlight: 'javascript',
    aliases: ['nodejs', 'node.js'],
    write: nodeSample,
  },
  {
    id: 'typescript',
    label: 'TypeScript',
    highlight: 'typescript',
    aliases: ['ts'],
    write: nodeSample,
  },
  {
    id: 'powershell',
    label: 'PowerShell',
    highlight: 'powershell',
    aliases: ['ps1'],
    write: powershellSample,
  },
  {
    id: 'swift',
    label: 'Swift',
    highlight: 'swift',
    aliases: [],
    write: swiftSample,
  },
  {
    id: 'csharp',
    label: 'C#',
    highlight: 'csharp',
    aliases: ['c#', 'cs'],
    write: csharpSample,
  },
  {
    id: 'dotnet',
    label: '.NET',
    highlight: 'csharp',
    aliases: ['.net'],
    write: csharpSample,
  },
  { id: 'c', label: 'C', highlight: 'c', aliases: [], write: cSample },
  {
    id: 'cpp',
    label: 'C++',
    highlight: 'cpp',
    aliases: ['c++'],
    write: cSample,
  },
  {
    id: 'kotlin',
    label: 'Kotlin',
    highlight: 'kotlin',
    aliases: ['kt'],
    write: kotlinSample,
  },
  {
    id: 'rust',
    label: 'Rust',
    highlight: 'rust',
    aliases: ['rs'],
    write: rustSample,
  },
  {
    id: 'dart',
    label: 'Dart',
    highlight: 'dart',
    aliases: ['flutter'],
    write: dartSample,
  },
]

/** Used if the settings select none. */
const DEFAULTS = ['curl', 'python', 'javascript', 'php', 'go', 'java', 'ruby']

/** Finds a language by id, label or alias, case-insensitively. */
export function findLanguage(name: string): Language | undefined {
  const wanted = name.trim().toLowerCase()
  return knownLanguages.find(
    ({ id, label, aliases }) =>
      id === wanted || label.toLowerCase() === wanted || aliases.includes(wanted),
  )
}

/** The selected languages in order, without duplicates. Unknown names are ignored. */
export function chooseLanguages(names: readonly string[] = DEFAULTS): Language[] {
  const chosen = names.flatMap((name) => findLanguage(name) ?? [])
  return [...new Set(chosen)]
}
