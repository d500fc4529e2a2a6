import { isUrl } from '../../runtime/kit/is-url.ts'
import type { Api, Operation } from '../document/api-model.ts'
import { isFileBody } from '../document/schema/is-file-body.ts'
import { bodyDirections } from '../document/model/body-directions.ts'
import { mediaExamples, type ShownExample } from '../document/model/media-example.ts'
import { exampleText } from './example-text.ts'
import { type Sample, distinctTitles } from './request-samples.ts'

/**
 * An example of a response. `code` is empty for a response without a body, and names the content
 * types of one whose content has no schema: `audio/mpeg`.
 */
export type ResponseSample = Sample & { status: string }

/** Examples longer than this are shown once if several statuses have the same. */
const LONG = 2000

/**
 * Generated examples up to this length are kept in Markdown; for longer ones, the list of fields
 * is enough.
 */
const SHORT = 600

/**
 * The response examples of an operation, for each documented status. A status without content
 * gets an empty entry. The content type stands for a file, and for content that nothing is known
 * about.
 */
export function responseSamples(api: Api, operation: Operation): ResponseSample[] {
  const samples: ResponseSample[] = []
  for (const { status, content } of operation.responses) {
    const before = samples.length
    for (const media of content) {
      for (const example of mediaExamples(api, media, {
        direction: bodyDirections(operation).ofResponses,
        requiredOnly: false,
      })) {
        const isFile = example.isGenerated && isFileBody(api, media)
        const shown = isFile
          ? { language: 'text', code: media.type }
          : (exampleText(api, media, example) ?? elsewhere(example))
        if (!shown) continue
        // Skip an identical example in another content type.
        if (samples.slice(before).some((sample) => sample.code === shown.code)) continue
        const same =
          shown.code.length > LONG && samples.find((sample) => sample.code === shown.code)
        if (same) {
          if (!same.title.split(', ').includes(status)) same.title += `, ${status}`
          continue
        }
        const title = [status, example.label].filter(Boolean).join(' · ')
        const own = samples.slice(before)
        const needsType = example.label
          ? own.some((sample) => sample.title === title)
          : own.length > 0
        samples.push({
          status,
          title: needsType ? `${title} · ${media.type}` : title,
          ...shown,
          ...(example.isGenerated && shown.code.length > SHORT && { isVariant: true }),
        })
      }
    }
    const isShown =
      samples.length > before ||
      samples.some(({ title }) => title.split(', ').includes(status))
    if (!isShown) {
      const code = content.map(({ type }) => type).join('\n')
      samples.push({ status, title: status, language: 'text', code })
    }
  }
  return distinctTitles(samples)
}

/** The URL of an example that is elsewhere. A relative one says nothing without its description. */
function elsewhere({ externalValue }: ShownExample) {
  return externalValue !== undefined && isUrl(externalValue)
    ? { language: 'text', code: externalValue }
    : undefined
}
