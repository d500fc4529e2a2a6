import type { Api } from '../document/api-model.ts'
import type { Channel, Message } from '../document/channel-model.ts'
import { isSentByClients, messageTitle } from '../document/model/channel-view.ts'
import { isSerializedExample } from '../document/example/is-serialized-example.ts'
import { exampleValue } from '../document/example/example-value.ts'
import { flattenSchema } from '../document/schema/flatten-schema.ts'
import { isFileSchema } from '../document/schema/schema-type.ts'
import type { Value } from '../request/operation.ts'
import { writeJson } from '../request/write-json.ts'
import type { Sample } from './request-samples.ts'

/**
 * One example for each message of a channel, separated by whether clients send or receive it.
 * Messages without an operation are listed as received.
 */
export function messageSamples(
  api: Api,
  { messages, operations }: Channel,
): { sent: Sample[]; received: Sample[] } {
  const toSend = new Set(
    operations.filter(isSentByClients).flatMap((operation) => operation.messages),
  )
  const samples = messages.flatMap((message) => {
    const code = messageText(api, message)
    if (code === undefined) return []
    const sample = { title: messageTitle(message), language: 'json', code }
    return { sample, isSent: toSend.has(message.id) }
  })
  return {
    sent: samples.filter(({ isSent }) => isSent).map(({ sample }) => sample),
    received: samples.filter(({ isSent }) => !isSent).map(({ sample }) => sample),
  }
}

/**
 * The payload of a message as text: its first example, else a value generated from its schema. A
 * string is a JSON string if the content type is JSON, else the text itself. `undefined` if there
 * is neither example nor schema, and for binary content, which no text represents.
 */
export function messageText(
  api: Api,
  { examples, payload, contentType }: Message,
): string | undefined {
  const given = examples.find((example) => example.payload)?.payload
  if (!given && !payload?.schema) return undefined
  if (!given && isFileSchema(flattenSchema(api, payload!.schema!))) return undefined
  const value = given
    ? given.value
    : exampleValue(api, payload!.schema!, { direction: 'response', requiredOnly: false })
  const type = contentType ?? api.messaging?.defaultContentType ?? 'text/plain'
  const isText =
    typeof value === 'string' && isSerializedExample(api, type, payload?.schema, value)
  return isText ? value : writeJson(value as Value, '  ')
}
