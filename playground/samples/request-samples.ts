import type { Api, Operation } from '../document/api-model.ts'
import { bodyDirections } from '../document/model/body-directions.ts'
import { mediaExamples } from '../document/model/media-example.ts'
import { exampleText } from './example-text.ts'
import type { BuiltRequest } from '../request/built-request.ts'
import { sampleLanguages, type SampleLanguage } from './languages/live-languages.ts'
import { type RequestVariant, requestVariants } from './request-variants.ts'
import { chooseLanguages, findLanguage } from './sample-languages.ts'
import { type SampleOptions, sampleRequest } from './sample-request.ts'

/** A code block in the right column. */
export interface Sample {
  title: string
  /** Language id of the highlighter. */
  language: string
  code: string
  /**
   * Adds no information: the same request in another language, or a long example generated from a
   * schema. Omitted from Markdown.
   */
  isVariant?: boolean
  /** Set on a generated sample that the browser can generate, too. */
  live?: SampleLanguage
  /** Left to the browser: a `live` variant that the page's HTML doesn't contain. */
  lazy?: boolean
}

/** The samples of an operation's request, and what the browser needs to generate more of them. */
export interface RequestSamples {
  samples: Sample[]
  /** The request that the samples are generated from. */
  request?: BuiltRequest
  /**
   * The request with each example of the body, from which the browser can generate the samples.
   * Empty if there is nothing to choose, or if some samples can't be generated there.
   */
  variants: RequestVariant[]
}

/** The site's choices for samples (`api.examples`). */
export interface RequestSampleOptions extends SampleOptions {
  /** The setting `examples.languages`. */
  languages?: readonly string[]
  /**
   * The setting `examples.autogenerate`: if false, only the samples in the description are shown.
   */
  autogenerate: boolean
}

/**
 * The request samples of an operation: first its `x-codeSamples`, which replace generated ones of
 * the same language, then generated ones in the site's languages. Since a webhook is sent by the
 * API, its samples show the payload instead.
 */
export function requestSamples(
  api: Api,
  operation: Operation,
  options: RequestSampleOptions,
): RequestSamples {
  if (operation.kind === 'webhook')
    return { samples: payloadSamples(api, operation), variants: [] }
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
      const live = isLive(id) && { live: id, lazy: isVariant }
      samples.push({ title: label, language: highlight, code, isVariant, ...live })
    }
  }
  const generated = samples.slice(written.length)
  const canVary = generated.length > 0 && generated.every(({ live }) => live)
  return {
    samples: distinctTitles(samples),
    ...(request && { request }),
    variants: canVary ? requestVariants(api, operation, options) : [],
  }
}

function isLive(id: string): id is SampleLanguage {
  return sampleLanguages.some((language) => language.id === id)
}

/** What the API sends to a webhook or a callback: an example of each content type. */
export function payloadSamples(api: Api, operation: Operation): Sample[] {
  const content = operation.body?.content ?? []
  const samples = content.flatMap((media) =>
    mediaExamples(api, media, {
      direction: bodyDirections(operation).ofRequest,
      requiredOnly: false,
    }).flatMap((example): Sample[] => {
      const shown = exampleText(api, media, example)
      return shown
        ? [{ title: example.label || (content.length > 1 ? media.type : ''), ...shown }]
        : []
    }),
  )
  return distinctTitles(samples)
}

/** Makes titles unique by appending a number: they are tab labels. */
export function distinctTitles<S extends Sample>(samples: readonly S[]): S[] {
  const given = new Set(samples.map(({ title }) => title))
  const taken = new Set<string>()
  return samples.map((sample) => {
    let { title } = sample
    for (let count = 2; taken.has(title); count++) {
      const numbered = `${sample.title} ${count}`.trim()
      if (!given.has(numbered)) title = numbered
    }
    taken.add(title)
    return title === sample.title ? sample : { ...sample, title }
  })
}
