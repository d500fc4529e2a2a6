import { CodeBlock } from '../../theme/components/code-block.tsx'
import { useStrings } from '../../runtime/use-strings.ts'
import type { Message, MessageExample, MessagePart } from '../document/channel-model.ts'
import { messageTitle } from '../document/model/channel-view.ts'
import type { Value } from '../request/operation.ts'
import { writeJson } from '../request/write-json.ts'
import { ApiSection } from './api-section.tsx'
import { BindingList } from './binding-list.tsx'
import { ContentTypes } from './body-section.tsx'
import { type RowBudget, HEADER_BUDGET, contentBudget } from './list/row-budget.ts'
import { useReference } from './reference-context.ts'
import { SpecLink } from './spec-link.tsx'
import { SpecMarkdown } from './spec-markdown.tsx'
import { TagRows } from './tag-list.tsx'
import { CommaList } from './comma-list.tsx'

/** If there are more messages, all but the first are collapsed. */
const MAX_OPEN = 5

/** The messages of a channel, with headers, payload, examples and bindings. */
export function MessageSection({
  messages,
  defaultContentType,
  anchors,
}: {
  messages: readonly Message[]
  defaultContentType: string | undefined
  /** The id of each message's element, by message id. */
  anchors: ReadonlyMap<string, string>
}) {
  const { api, claimAnchor } = useReference()
  const strings = useStrings()
  if (messages.length === 0) return null
  const budget = contentBudget(messages.length, api)
  return (
    <ApiSection title={strings.messages} id={claimAnchor('messages')}>
      {messages.map((message, index) => (
        <details
          class="api-option api-message"
          id={anchors.get(message.id)}
          open={index === 0 || messages.length <= MAX_OPEN}
        >
          <summary>
            {messageTitle(message)}{' '}
            {(message.contentType ?? defaultContentType) && (
              <span class="field-pill">{message.contentType ?? defaultContentType}</span>
            )}{' '}
            {message.deprecated && <span class="field-pill">{strings.deprecated}</span>}
          </summary>
          <div class="api-option-content">
            <OneMessage
              message={message}
              anchor={anchors.get(message.id)!}
              budget={budget}
            />
          </div>
        </details>
      ))}
    </ApiSection>
  )
}

function OneMessage({
  message,
  anchor,
  budget,
}: {
  message: Message
  anchor: string
  budget: RowBudget
}) {
  const strings = useStrings()
  const { id, name, title, correlationId, headers, payload, examples } = message
  const names = [...new Set([name, id])].filter(
    (each) =>
      each !== undefined && each !== messageTitle({ id, ...(title && { title }) }),
  )
  return (
    <>
      <SpecMarkdown text={message.summary} />
      {message.description !== message.summary && (
        <SpecMarkdown text={message.description} />
      )}
      <ul class="api-facts">
        {names.length > 0 && (
          <li>
            {strings.messageName}{' '}
            <CommaList
              items={names.map((each) => (
                <code>{each}</code>
              ))}
            />
          </li>
        )}
        {correlationId && (
          <li>
            {strings.correlationId} <code>{correlationId.location}</code>
            <SpecMarkdown text={correlationId.description} />
          </li>
        )}
        <TagRows tags={message.tags} externalDocs={message.externalDocs} />
      </ul>
      {headers && (
        <Part
          title={strings.headers}
          part={headers}
          anchor={`${anchor}-headers`}
          budget={HEADER_BUDGET}
        />
      )}
      {payload && (
        <Part
          title={strings.payload}
          part={payload}
          anchor={`${anchor}-payload`}
          budget={budget}
        />
      )}
      <Examples examples={examples} />
      <BindingList bindings={message.bindings} anchor={anchor} />
    </>
  )
}

function Part({
  title,
  part,
  anchor,
  budget,
}: {
  title: string
  part: MessagePart
  anchor: string
  budget: RowBudget
}) {
  const strings = useStrings()
  const { schema, format, written, reference } = part
  return (
    <>
      <div class="api-part-title">{title}</div>
      {(format ?? reference) && (
        <ul class="api-facts">
          {format && (
            <li>
              {strings.schemaFormat} <code>{format}</code>
            </li>
          )}
          {reference && (
            <li>
              {strings.notRead} <SpecLink href={reference}>{reference}</SpecLink>
            </li>
          )}
        </ul>
      )}
      {schema && (
        <ContentTypes
          content={[{ type: '', schema, examples: [], encoding: [] }]}
          anchor={anchor}
          direction="both"
          budget={budget}
        />
      )}
      {written && <ValueBlock value={written.value} />}
    </>
  )
}

function Examples({ examples }: { examples: readonly MessageExample[] }) {
  const strings = useStrings()
  if (examples.length === 0) return null
  return (
    <>
      <div class="api-part-title">{strings.examples}</div>
      {examples.map(({ name, summary, headers, payload }) => (
        <div class="api-item">
          {name && <p class="api-choice-label">{name}</p>}
          <SpecMarkdown text={summary} />
          {headers && (
            <>
              <p class="api-choice-label">{strings.headers}</p>
              <ValueBlock value={headers.value} />
            </>
          )}
          {payload && <ValueBlock value={payload.value} />}
        </div>
      ))}
    </>
  )
}

/** A value as a code block: strings verbatim, other values as JSON. */
function ValueBlock({ value }: { value: unknown }) {
  const isText = typeof value === 'string'
  return (
    <CodeBlock language={isText ? 'text' : 'json'}>
      {isText ? value : writeJson(value as Value, '  ')}
    </CodeBlock>
  )
}
