import type { Channel, ChannelOperation, Message, Reply } from '../channel-model.ts'
import { compact } from '../compact.ts'
import type { Parameter } from '../api-parts.ts'
import type { Schema } from '../schema-model.ts'
import type { AsyncReader, RawAt } from './async-reader.ts'
import { buildBindings } from './build-bindings.ts'
import {
  alternativesOf,
  buildMessage,
  layersOf,
  pick,
  readLocation,
} from './build-message.ts'
import { buildMessageSecurity } from './build-message-servers.ts'
import { messageTitle } from '../model/channel-view.ts'
import { schemaName } from '../schema/schema-name.ts'
import { joinPointer, referenceOf } from './json-reference.ts'
import { asList, asTrimmedText, asText, asTexts } from './raw.ts'
import type { SpecFile } from './spec-files.ts'

/** A channel under construction. References to it are matched by identity of `whole.at.value`. */
export interface OpenChannel {
  channel: Channel
  whole: RawAt
  /** Ids of its messages, by the parsed message object. */
  ids: Map<unknown, string>
}

/** Reads the channels of the root. Operations are added later. */
export function openChannels(reader: AsyncReader, root: RawAt): OpenChannel[] {
  return reader
    .entries(root, 'channels')
    .map(({ name, raw, at }) => openChannel(reader, name, { raw, at }))
}

/** Reads a channel with its messages. */
function openChannel(reader: AsyncReader, name: string, whole: RawAt): OpenChannel {
  const { raw, at } = whole
  const prose = (key: string) => asTrimmedText(raw[key])
  const { file } = at
  // `null` in 3.x: the address is only known at run time.
  const address = reader.major === 2 ? name : asText(raw['address'])
  const open: OpenChannel = {
    channel: compact<Channel>({
      name,
      address,
      title: prose('title'),
      summary: prose('summary'),
      description: prose('description'),
      servers: asList(raw['servers']).flatMap((server) => {
        const reference = referenceOf(server)
        return (reference === undefined ? asText(server) : schemaName(reference)) ?? []
      }),
      parameters: reader
        .entries(whole, 'parameters')
        .map((parameter) => buildChannelParameter(reader, parameter)),
      operations: [],
      messages: [],
      bindings: buildBindings(reader, [whole]),
      tags: reader.tags(raw['tags'], file).map((tag) => tag.name),
      externalDocs: reader.externalDocs(raw['externalDocs'], file),
    }),
    whole,
    ids: new Map(),
  }
  for (const message of reader.entries(whole, 'messages'))
    addMessage(reader, open, message, message.name)
  return open
}

function buildChannelParameter(
  reader: AsyncReader,
  { name, raw, at }: RawAt & { name: string },
): Parameter {
  const choices = asTexts(raw['enum'])
  const examples = asList(raw['examples'])
  const schema: Schema =
    raw['schema'] === undefined
      ? compact<Schema>({
          types: ['string'],
          enum: choices.length > 0 ? choices : undefined,
          default: raw['default'] === undefined ? undefined : { value: raw['default'] },
          examples: examples.length > 0 ? [...examples] : undefined,
        })
      : reader.spec.table.read(raw['schema'], at.file)
  return compact<Parameter>({
    name,
    in: 'path',
    required: true,
    deprecated: false,
    description: asTrimmedText(raw['description']) ?? schema.description,
    style: 'simple',
    explode: false,
    allowReserved: false,
    allowEmptyValue: false,
    schema,
    examples: [],
    location: asText(raw['location']),
  })
}

/** Returns the id of a message, adding the message to the channel first if needed. */
function addMessage(
  reader: AsyncReader,
  { channel, ids }: OpenChannel,
  whole: RawAt,
  preferredId: string,
): string {
  const known = ids.get(whole.at.value)
  if (known !== undefined) return known
  let id = preferredId
  for (let number = 2; channel.messages.some((message) => message.id === id); number++)
    id = `${preferredId}-${number}`
  ids.set(whole.at.value, id)
  channel.messages.push(buildMessage(reader, whole, id))
  return id
}

/** Reads `operations` (3.x) and adds each to the channel that it references. */
export function addOperations(
  reader: AsyncReader,
  root: RawAt,
  channels: OpenChannel[],
  schemes: RawAt | undefined,
): void {
  const channelAt = (reference: unknown, from: SpecFile): OpenChannel | undefined => {
    const found = reader.object(reference, from)
    if (!found) return undefined
    let open = channels.find(({ whole }) => whole.at.value === found.at.value)
    if (!open) {
      // A channel in `components` or another file, which only operations refer to.
      const name = schemaName(referenceOf(reference) ?? joinPointer(found.at.pointer))
      open = openChannel(reader, name, found)
      channels.push(open)
    }
    return open
  }
  for (const { name, raw, at } of reader.entries(root, 'operations')) {
    const action = asText(raw['action'])
    const open = channelAt(raw['channel'], at.file)
    if (!open || (action !== 'send' && action !== 'receive')) continue
    const whole = { raw, at }
    const operation = buildOperation(reader, whole, action, name, schemes)
    operation.messages = Array.isArray(raw['messages'])
      ? messagesOf(reader, open, raw['messages'], at.file)
      : open.channel.messages.map(({ id }) => id)
    const reply = reader.inside(whole, 'reply')
    if (reply)
      operation.reply = buildReply(
        reader,
        reply,
        channelAt(reply.raw['channel'], reply.at.file),
      )
    open.channel.operations.push(operation)
  }
}

/** Reads `publish` and `subscribe` of a channel (2.x). */
export function addClientOperations(
  reader: AsyncReader,
  open: OpenChannel,
  schemes: RawAt | undefined,
): void {
  for (const action of ['publish', 'subscribe'] as const) {
    const whole = reader.inside(open.whole, action)
    if (!whole) continue
    const id = asText(whole.raw['operationId'])
    const operation = buildOperation(reader, whole, action, id, schemes)
    const message = reader.inside(whole, 'message')
    const all = alternativesOf(message?.raw) ?? [whole.raw['message']]
    const from = alternativesOf(message?.raw) ? message!.at.file : whole.at.file
    operation.messages = messagesOf(reader, open, all, from)
    open.channel.operations.push(operation)
    open.channel.tags.push(
      ...operation.tags
        .map((tag) => tag.name)
        .filter((name) => !open.channel.tags.includes(name)),
    )
  }
}

function messagesOf(
  reader: AsyncReader,
  open: OpenChannel,
  list: readonly unknown[],
  file: SpecFile,
): string[] {
  const ids = list.flatMap((item) => {
    const message = reader.object(item, file)
    if (!message) return []
    const reference = referenceOf(item)
    const { raw } = message
    const preferredId =
      (reference === undefined ? undefined : schemaName(reference)) ??
      asTrimmedText(raw['messageId']) ??
      asTrimmedText(raw['name']) ??
      'message'
    return addMessage(reader, open, message, preferredId)
  })
  return [...new Set(ids)]
}

function buildOperation(
  reader: AsyncReader,
  whole: RawAt,
  action: ChannelOperation['action'],
  id: string | undefined,
  schemes: RawAt | undefined,
): ChannelOperation {
  const layers = layersOf(reader, whole)
  const prose = (key: string) => asTrimmedText(pick(layers, key)?.value)
  const docs = pick(layers, 'externalDocs')
  const secured = layers.find(({ raw }) => raw['security'] !== undefined)
  return compact<ChannelOperation>({
    id,
    action,
    title: prose('title'),
    summary: prose('summary'),
    description: prose('description'),
    security: secured ? buildMessageSecurity(reader, secured, schemes) : [],
    tags: layers.flatMap(({ raw, at }) => reader.tags(raw['tags'], at.file)),
    externalDocs: docs && reader.externalDocs(docs.value, docs.file),
    bindings: buildBindings(reader, layers),
    messages: [],
  })
}

function buildReply(
  reader: AsyncReader,
  { raw, at }: RawAt,
  open: OpenChannel | undefined,
): Reply {
  const named = Array.isArray(raw['messages'])
    ? reader.items(raw['messages'], at.file).map((message) => ({
        id: open?.ids.get(message.at.value),
        message: asMessage(message),
      }))
    : (open?.channel.messages ?? []).map((message) => ({ id: message.id, message }))
  return compact<Reply>({
    address: readLocation(reader, { value: raw['address'], file: at.file }),
    channel: open?.channel.name as string,
    messages: named.map(({ id, message }) => ({
      id: id ?? '',
      title: messageTitle({ ...message, id: id ?? message.id }),
    })),
  })
}

function asMessage({ raw, at }: RawAt): Pick<Message, 'id' | 'name' | 'title'> {
  return compact({
    id: at.pointer.at(-1) ?? '',
    name: asTrimmedText(raw['name']),
    title: asTrimmedText(raw['title']),
  })
}
