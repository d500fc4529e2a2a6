import { snippetz } from '@scalar/snippetz'
import type { BuiltRequest } from '../request/built-request.ts'
import { fileName } from '../request/built-request.ts'
import { curlSample } from './languages/curl-sample.ts'
import { fetchSample } from './languages/fetch-sample.ts'
import { goSample } from './languages/go-sample.ts'
import { javaSample } from './languages/java-sample.ts'
import { phpSample } from './languages/php-sample.ts'
import { pythonSample } from './languages/python-sample.ts'
import { rubySample } from './languages/ruby-sample.ts'

export interface Language {
  id: string
  label: string
  /** As the highlighter calls it. */
  highlight: string
  aliases: readonly string[]
  write: (request: BuiltRequest) => string | undefined
}

type Target = Parameters<ReturnType<typeof snippetz>['print']>[0]

/** Languages that settings may ask for: the common ones have writers of our own, which quote every value; the others are written by snippetz. */
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
    write: fetchSample,
  },
  {
    id: 'typescript',
    label: 'TypeScript',
    highlight: 'typescript',
    aliases: ['ts'],
    write: fetchSample,
  },
  {
    id: 'powershell',
    label: 'PowerShell',
    highlight: 'powershell',
    aliases: ['ps1'],
    write: byLibrary('powershell', 'restmethod'),
  },
  {
    id: 'swift',
    label: 'Swift',
    highlight: 'swift',
    aliases: [],
    write: byLibrary('swift', 'nsurlsession'),
  },
  {
    id: 'csharp',
    label: 'C#',
    highlight: 'csharp',
    aliases: ['c#', 'cs'],
    write: byLibrary('csharp', 'httpclient'),
  },
  {
    id: 'dotnet',
    label: '.NET',
    highlight: 'csharp',
    aliases: ['.net'],
    write: byLibrary('csharp', 'httpclient'),
  },
  { id: 'c', label: 'C', highlight: 'c', aliases: [], write: byLibrary('c', 'libcurl') },
  {
    id: 'cpp',
    label: 'C++',
    highlight: 'cpp',
    aliases: ['c++'],
    write: byLibrary('c', 'libcurl'),
  },
  {
    id: 'kotlin',
    label: 'Kotlin',
    highlight: 'kotlin',
    aliases: ['kt'],
    write: byLibrary('kotlin', 'okhttp'),
  },
  {
    id: 'rust',
    label: 'Rust',
    highlight: 'rust',
    aliases: ['rs'],
    write: byLibrary('rust', 'reqwest'),
  },
  {
    id: 'dart',
    label: 'Dart',
    highlight: 'dart',
    aliases: ['flutter'],
    write: byLibrary('dart', 'http'),
  },
]

/** Shown when the settings choose none. */
const DEFAULTS = ['curl', 'python', 'javascript', 'php', 'go', 'java', 'ruby']

/** A language by its name or an alias, in any case. */
export function findLanguage(name: string): Language | undefined {
  const wanted = name.trim().toLowerCase()
  return knownLanguages.find(
    ({ id, label, aliases }) =>
      id === wanted || label.toLowerCase() === wanted || aliases.includes(wanted),
  )
}

/** The languages of a site, in its order; names that are none are left out. */
export function chooseLanguages(names: readonly string[] = DEFAULTS): Language[] {
  const chosen = names.flatMap((name) => findLanguage(name) ?? [])
  return [...new Set(chosen)]
}

let library: ReturnType<typeof snippetz> | undefined

function byLibrary(target: Target, client: string): Language['write'] {
  return (request) => {
    library ??= snippetz()
    const { url, method, headers, cookie, body } = request
    const address = /^https?:/.test(url) ? url : `https://example.com${url}`
    const fields =
      cookie === undefined ? headers : [...headers, { name: 'Cookie', value: cookie }]
    try {
      const text = library.print(target, client as Parameters<typeof library.print>[1], {
        method,
        url: address,
        headers: fields.map(({ name, value }) => ({ name, value })),
        ...(body && {
          postData: postData(
            body,
            fields.find(({ name }) => name === 'Content-Type')?.value,
          ),
        }),
      })
      return text || undefined
    } catch {
      // The library parses addresses and bodies, and throws for those it can't.
      return undefined
    }
  }
}

function postData(
  body: NonNullable<BuiltRequest['body']>,
  mimeType = 'application/octet-stream',
) {
  if (body.kind === 'text') return { mimeType, text: body.text }
  if (body.kind === 'file') return { mimeType, text: `@${fileName(body.file)}` }
  return {
    mimeType,
    params: body.parts.map(({ name, value }) =>
      typeof value === 'string'
        ? { name, value }
        : { name, value: '', fileName: fileName(value) },
    ),
  }
}
