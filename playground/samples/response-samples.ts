import type { Api, Operation } from '../document/api-model.ts'
import { mediaExamples } from '../document/model/media-example.ts'
import { exampleText } from './example-text.ts'
import { type Sample, distinctTitles } from './request-samples.ts'

/** A response's example; `code` is empty where the response has no body. */
export type ResponseSample = Sample & { status: string }

/** Longer examples that several statuses share are shown once. */
const LONG = 2000

/** Shorter ones that a schema gives stand in Markdown too, where the fields have said it all. */
const SHORT = 600

/**
 * The response examples of an operation, all documented statuses: each
 * with its named examples; a status without content still has an entry.
 */
export function responseSamples(api: Api, operation: Operation): ResponseSample[] {
  const samples: ResponseSample[] = []
  for (const { status, content } of operation.responses) {
    const before = samples.length
    for (const media of content) {
      for (const example of mediaExamples(api, media, {
        direction: 'response',
        requiredOnly: false,
      })) {
        const shown = exampleText(api, media, example)
        if (!shown) continue
        // The same in another content type says nothing new.
        if (samples.slice(before).some((sample) => sample.code === shown.code)) continue
        const same =
          shown.code.length > LONG && samples.find((sample) => sample.code === shown.code)
        if (same) {
          if (!same.title.split(', ').includes(status)) same.title += `, ${status}`
          continue
        }
        const title = [status, example.label].filter(Boolean).join(' · ')
        const twin = samples.slice(before).some((sample) => sample.title === title)
        samples.push({
          status,
          title: twin ? `${title} · ${media.type}` : title,
          ...shown,
          ...(example.isGenerated && shown.code.length > SHORT && { isVariant: true }),
        })
      }
    }
    const told =
      samples.length > before ||
      samples.some(({ title }) => title.split(', ').includes(status))
    if (!told) samples.push({ status, title: status, language: 'text', code: '' })
  }
  return distinctTitles(samples) as ResponseSample[]
}
