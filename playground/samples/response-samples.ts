import type { Api, Operation } from '../api.ts'
import { mediaExamples } from '../model/media-example.ts'
import { exampleText } from './example-text.ts'
import { type Sample, distinctTitles } from './request-samples.ts'

/** A response's example; `code` is empty where the response has no body. */
export type ResponseSample = Sample & { status: string }

/**
 * The response examples of an operation, all documented statuses (behaviour 5.4): each
 * with its named examples; a status without content still has an entry.
 */
export function responseSamples(api: Api, operation: Operation): ResponseSample[] {
  const samples = operation.responses.flatMap(({ status, content }): ResponseSample[] => {
    const texts = content.flatMap((media) =>
      mediaExamples(api, media, { direction: 'response', requiredOnly: false }).flatMap(
        (example) => {
          const shown = exampleText(api, media, example)
          if (!shown) return []
          const parts = [status, example.label, content.length > 1 ? media.type : '']
          return { status, title: parts.filter(Boolean).join(' · '), ...shown }
        },
      ),
    )
    return texts.length > 0
      ? texts
      : [{ status, title: status, language: 'text', code: '' }]
  })
  return distinctTitles(samples) as ResponseSample[]
}
