import type { Api, Operation } from '../document/api-model.ts'
import { mediaExamples } from '../document/model/media-example.ts'
import { exampleText } from './example-text.ts'
import type { BuiltRequest } from '../request/built-request.ts'
import { sampleLanguages, type SampleLanguage } from './languages/live-languages.ts'
import { chooseLanguages, findLanguage } from './sample-languages.ts'
import { type SampleOptions, sampleRequest } from './sample-request.ts'

/** A code block of the right column. */
export interface Sample {
  title: string
  /** As the highlighter calls it. */
  language: string
  code: string
  /** Says nothing new: the request of a sample before it in another language, an example that a schema gives. Markdown leaves it out. */
  isVariant?: boolean
  /** Of a variant that a browser can write from the request. */
  late?: SampleLanguage
}

export interface RequestSamples {
  samples: Sample[]
  /** What the generated ones are written from. */
  request?: BuiltRequest
}

export interface RequestSampleOptions extends SampleOptions {
  /** `examples.languages`. */
  languages?: readonly string[]
  /** `examples.autogenerate`: off leaves only what the description brings. */
  autogenerate: boolean
}

/**
 * The request samples of an operation: `x-codeSamples` first, which replace
 * generated ones of the same language, then the site's languages in its order. A webhook is
 * sent by the API: its sample is what arrives.
 */
export function requestSamples(
  api: Api,
  operation: Operation,
  options: RequestSampleOptions,
): RequestSamples {
  if (operation.kind === 'webhook') return { samples: payloads(api, operation, options) }
  const written = operation.codeSamples.map(
    ({ lang, label, source }): Sample & { id?: string } => {
      const language = findLanguage(lang)
      return {
        title: label ?? language?.label ?? lang,
        language: language?.highlight ?? lang.toLowerCase(),
        code: source.trimEnd(),
        ...(language && { id: language.id }),
      }
    },
  )
  const replaced = new Set(written.map(({ id }) => id))
  const samples = written.map(({ title, language, code }): Sample => ({
    title,
    language,
    code,
  }))
  const request = options.autogenerate
    ? sampleRequest(api, operation, options)
    : undefined
  if (request) {
    for (const { id, label, highlight, write } of chooseLanguages(options.languages)) {
      const code = replaced.has(id) ? undefined : write(request)
      if (code === undefined) continue
      const isVariant = samples.length > 0
      const late = isVariant && isLive(id) ? { late: id } : {}
      samples.push({ title: label, language: highlight, code, isVariant, ...late })
    }
  }
  return { samples: distinctTitles(samples), ...(request && { request }) }
}

function isLive(id: string): id is SampleLanguage {
  return sampleLanguages.some((language) => language.id === id)
}

function payloads(
  api: Api,
  operation: Operation,
  { defaults }: RequestSampleOptions,
): Sample[] {
  const content = operation.body?.content ?? []
  const samples = content.flatMap((media) =>
    mediaExamples(api, media, {
      direction: 'request',
      requiredOnly: defaults === 'required',
    }).flatMap((example): Sample[] => {
      const shown = exampleText(api, media, example)
      return shown
        ? [{ title: example.label || (content.length > 1 ? media.type : ''), ...shown }]
        : []
    }),
  )
  return distinctTitles(samples)
}

/** Tabs need titles of their own. */
export function distinctTitles(samples: Sample[]): Sample[] {
  const seen = new Map<string, number>()
  return samples.map((sample) => {
    const count = (seen.get(sample.title) ?? 0) + 1
    seen.set(sample.title, count)
    return count === 1 ? sample : { ...sample, title: `${sample.title} ${count}`.trim() }
  })
}
