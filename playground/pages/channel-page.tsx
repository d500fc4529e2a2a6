import { fillIn } from '../../runtime/kit/fill-in.ts'
import { Expandable } from '../../theme/components/expandable.tsx'
import { useStrings } from '../../runtime/use-strings.ts'
import type {
  Channel,
  ChannelOperation,
  MessageServer,
  Messaging,
} from '../document/channel-model.ts'
import {
  channelProtocol,
  isSentByClients,
  serversOf,
} from '../document/model/channel-view.ts'
import { ApiSection } from './api-section.tsx'
import { BindingList } from './binding-list.tsx'
import { EndpointBar } from './endpoint-bar.tsx'
import { ExamplesPlaceholder } from './examples-placeholder.tsx'
import type { PageLink } from './list/api-page-input.ts'
import FoldTools from './folds/fold-tools.island.tsx'
import { MessageSection } from './message-section.tsx'
import { MessageSecuritySection } from './message-security.tsx'
import { MessageServers } from './message-servers.tsx'
import { ParameterSection } from './parameter-section.tsx'
import { ReferenceContext, createReference, useReference } from './reference-context.ts'
import type { ReferencePageProps } from './reference-page-props.ts'
import { SpecLink } from './spec-link.tsx'
import { SpecMarkdown } from './spec-markdown.tsx'
import { TagRows } from './tag-list.tsx'
import { CommaList } from './comma-list.tsx'

/** A channel with its description and with links to what it refers to. */
export interface ChannelPageProps extends ReferencePageProps {
  messaging: Messaging
  channel: Channel
  /** Pages of the channels that replies use, titled with the channel's name. */
  replies: readonly PageLink[]
}

/** The reference of a channel. Complete without JavaScript. */
export function ChannelPage(props: ChannelPageProps) {
  const { api, channel, messaging, children, takenIds } = props
  const strings = useStrings()
  const reference = createReference(api, props, takenIds)
  const servers = serversOf(messaging, channel)
  const { address, name, title } = channel
  const anchors = new Map(
    channel.messages.map(({ id }) => [id, reference.claimAnchor(`message-${id}`)]),
  )
  return (
    <ReferenceContext.Provider value={reference}>
      <div class="api-reference" data-component-part="api-reference">
        {props.playground !== 'none' && (
          <EndpointBar
            main
            method={channelProtocol(messaging, channel) || 'CHANNEL'}
            path={address ?? name}
            copied={address ?? name}
          >
            {props.playground === 'interactive' && props.action}
          </EndpointBar>
        )}
        <Servers servers={servers} />
        <SpecMarkdown text={channel.summary} />
        {props.withDescription && <SpecMarkdown text={channel.description} />}
        {props.hasExamples && <ExamplesPlaceholder />}
        {children}
        <ul class="api-facts">
          {address === undefined && <li>{strings.addressAtRunTime}</li>}
          {(name !== address || title !== undefined) && (
            <li>
              {strings.channelName} <code>{name}</code>
            </li>
          )}
          <TagRows externalDocs={channel.externalDocs} />
        </ul>
        <MessageSecuritySection
          security={[
            ...servers.flatMap(({ security }) => security),
            ...channel.operations.flatMap(({ security }) => security),
          ]}
        />
        <ParameterSection title={strings.parameters} parameters={channel.parameters} />
        <Operations {...props} anchors={anchors} />
        <MessageSection
          messages={channel.messages}
          defaultContentType={messaging.defaultContentType}
          anchors={anchors}
        />
        {channel.bindings.length > 0 && (
          <ApiSection title={strings.bindings} id={reference.claimAnchor('bindings')}>
            <BindingList bindings={channel.bindings} anchor="binding" untitled />
          </ApiSection>
        )}
        <FoldTools />
      </div>
    </ReferenceContext.Provider>
  )
}

function Servers({ servers }: { servers: readonly MessageServer[] }) {
  const strings = useStrings()
  if (servers.length === 0) return null
  if (servers.length === 1) return <MessageServers servers={servers} />
  return (
    <Expandable title={strings.servers}>
      <MessageServers servers={servers} />
    </Expandable>
  )
}

function Operations({
  channel,
  replies,
  anchors,
}: ChannelPageProps & { anchors: ReadonlyMap<string, string> }) {
  const { claimAnchor } = useReference()
  const strings = useStrings()
  if (channel.operations.length === 0) return null
  const titles = new Map(
    channel.messages.map(({ id, title, name }) => [id, title ?? name ?? id]),
  )
  return (
    <ApiSection title={strings.operations} id={claimAnchor('operations')}>
      {channel.operations.map((operation) => (
        <Operation
          operation={operation}
          replies={replies}
          links={operation.messages.map((id) => ({
            title: titles.get(id) ?? id,
            url: `#${anchors.get(id)}`,
          }))}
          anchors={anchors}
        />
      ))}
    </ApiSection>
  )
}

function Operation({
  operation,
  links,
  replies,
  anchors,
}: {
  operation: ChannelOperation
  links: readonly PageLink[]
  replies: readonly PageLink[]
  anchors: ReadonlyMap<string, string>
}) {
  const { claimAnchor } = useReference()
  const strings = useStrings()
  const { id, action, title, security } = operation
  const anchor = claimAnchor(`operation-${id ?? action}`)
  const schemes = security.flatMap(({ schemes: all }) => all)
  return (
    <div
      class="api-action"
      id={anchor}
      data-action={isSentByClients(operation) ? 'in' : 'out'}
    >
      <p class="api-action-head">
        <span class="api-action-name">{action}</span>{' '}
        {(title ?? id) && <strong>{title ?? id}</strong>}
      </p>
      <p class="api-action-hint">
        {isSentByClients(operation)
          ? strings.applicationReceives
          : strings.applicationSends}
      </p>
      <SpecMarkdown text={operation.summary} />
      {operation.description !== operation.summary && (
        <SpecMarkdown text={operation.description} />
      )}
      <ul class="api-facts">
        {title !== undefined && id && (
          <li>
            {strings.operationId} <code>{id}</code>
          </li>
        )}
        {links.length > 0 && (
          <li>
            {strings.messages}: <LinkLine links={links} />
          </li>
        )}
        {schemes.length > 0 && (
          <li>
            {strings.authorizations}:{' '}
            <CommaList
              items={schemes.map(({ scheme, scopes }) => [
                <code>{scheme.name}</code>,
                scopes.length > 0 && ` (${scopes.join(', ')})`,
              ])}
            />
          </li>
        )}
        <ReplyRows operation={operation} replies={replies} anchors={anchors} />
        <TagRows tags={operation.tags} externalDocs={operation.externalDocs} />
      </ul>
      <BindingList bindings={operation.bindings} anchor={anchor} />
    </div>
  )
}

/** The reply to an operation (AsyncAPI 3.0, "Operation Reply Object"). */
function ReplyRows({
  operation: { reply },
  replies,
  anchors,
}: {
  operation: ChannelOperation
  replies: readonly PageLink[]
  anchors: ReadonlyMap<string, string>
}) {
  const strings = useStrings()
  if (!reply) return null
  const page = replies.find(({ title }) => title === reply.channel)
  const links = reply.messages.map(({ id, title }) => ({
    title,
    url: page ? `${page.url}#message-${id}` : `#${anchors.get(id) ?? ''}`,
  }))
  return (
    <>
      {(reply.channel !== undefined || links.length > 0) && (
        <li>
          {strings.reply} {page && <LinkLine links={[page]} />}
          {page && links.length > 0 && ' · '}
          <LinkLine links={links} />
        </li>
      )}
      {reply.address && (
        <li>
          {strings.replyAddress} <code>{reply.address.location}</code>
          <SpecMarkdown text={reply.address.description} />
        </li>
      )}
    </>
  )
}

/** Longer lists of links are collapsed. */
const MAX_OPEN_LINKS = 20

function LinkLine({ links }: { links: readonly PageLink[] }) {
  const strings = useStrings()
  const all = (
    <CommaList
      items={links.map(({ title, url }) => (
        <SpecLink href={url}>{title}</SpecLink>
      ))}
    />
  )
  if (links.length <= MAX_OPEN_LINKS) return all
  return (
    <details class="api-option-list">
      <summary>{fillIn(strings.optionCount, { count: links.length })}</summary>
      {all}
    </details>
  )
}
