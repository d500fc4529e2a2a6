import type { Api, Example, MediaType, Operation } from '../document/api-model.ts'
import type { BuiltRequest } from '../request/built-request.ts'
import { type SampleOptions, hasValue, sampleRequest } from './sample-request.ts'

/** The request with one of the examples of its body. */
export interface RequestVariant {
  /** Content type, if there are several with examples to choose from. */
  type?: string
  /** Name of the example, or the content type if it has no examples. */
  label: string
  request: BuiltRequest
}

/**
 * Limit of the text of all bodies but the first, which the page contains as data. Further
 * examples are offered by the console only.
 */
const MAX_LENGTH = 30_000

/**
 * The requests with each content type and each example of the body, in document order: first the
 * one that `sampleRequest` returns by default. Empty if there is nothing to choose.
 */
export function requestVariants(
  api: Api,
  operation: Operation,
  options: SampleOptions,
): RequestVariant[] {
  const content = operation.body?.content ?? []
  const choices = content.flatMap((media, index) =>
    examplesOf(media).map((example, _, { length }) => ({
      ...(content.length > 1 && length > 1 && { type: media.type }),
      label: length > 1 ? nameOf(example!) : media.type,
      choice: { content: index, ...(example && { example }) },
    })),
  )
  if (choices.length < 2) return []
  let length = 0
  const variants: RequestVariant[] = []
  for (const { choice, ...named } of choices) {
    const request = sampleRequest(api, operation, options, choice)
    if (variants.length > 0) length += lengthOf(request)
    if (length > MAX_LENGTH) break
    variants.push({ ...named, request })
  }
  return variants.length > 1 ? variants : []
}

/** The examples with a value. A generated one takes the place of none. */
function examplesOf({ examples }: MediaType): (Example | undefined)[] {
  const written = examples.filter(hasValue)
  return written.length > 0 ? written : [undefined]
}

function nameOf({ summary, key }: Example): string {
  return summary || key
}

function lengthOf({ body }: BuiltRequest): number {
  if (body?.kind === 'text') return body.text.length
  if (body?.kind !== 'multipart') return 0
  return body.parts.reduce(
    (sum, { value }) => sum + (typeof value === 'string' ? value.length : 0),
    0,
  )
}
