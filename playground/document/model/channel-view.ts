import type {
  Channel,
  ChannelOperation,
  Message,
  MessageServer,
  Messaging,
} from '../channel-model.ts'

/**
 * True if the application receives the messages of this operation, that is, if clients send them.
 */
export function isSentByClients({ action }: Pick<ChannelOperation, 'action'>): boolean {
  return action === 'receive' || action === 'publish'
}

/** The servers that offer a channel. */
export function serversOf(
  { servers }: Pick<Messaging, 'servers'>,
  channel: Pick<Channel, 'servers'>,
): MessageServer[] {
  return channel.servers.length === 0
    ? servers
    : servers.filter(({ name }) => channel.servers.includes(name))
}

/** Display title of a message. */
export function messageTitle({
  id,
  name,
  title,
}: Pick<Message, 'id' | 'name' | 'title'>): string {
  return title ?? name ?? id
}

/**
 * Protocol of a channel for its pill: `WSS`, `KAFKA`. Taken from the first server with a
 * protocol, else from the channel's first binding, else empty. `secure-` and `-secure` are
 * stripped.
 */
export function channelProtocol(
  messaging: Pick<Messaging, 'servers'>,
  channel: Pick<Channel, 'servers' | 'bindings'>,
): string {
  const protocols = serversOf(messaging, channel).map(({ protocol }) => protocol)
  const [first = channel.bindings[0]?.protocol ?? ''] = protocols.filter(Boolean)
  return first.replace(/^secure-|-secure$/, '').toUpperCase()
}

/**
 * The WebSocket servers of a channel, which browsers can connect to, each with an absolute `ws:`
 * or `wss:` URL.
 */
export function socketServers(
  messaging: Pick<Messaging, 'servers'>,
  channel: Pick<Channel, 'servers'>,
): MessageServer[] {
  return serversOf(messaging, channel).flatMap((server) => {
    const { protocol, url } = server
    const scheme = /^([a-z][\w+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase()
    if (!/^wss?$/i.test(protocol) && !/^wss?$/.test(scheme ?? '')) return []
    if (scheme === undefined)
      return url ? [{ ...server, url: `${protocol.toLowerCase()}://${url}` }] : []
    return [{ ...server, url: url.replace(/^http/i, 'ws') }]
  })
}
