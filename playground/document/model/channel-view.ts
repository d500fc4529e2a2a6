import type {
  Channel,
  ChannelOperation,
  Message,
  MessageServer,
  Messaging,
} from '../channel-model.ts'

/** Whether the application receives what travels by this operation: then clients send it. */
export function isSentByClients({ action }: Pick<ChannelOperation, 'action'>): boolean {
  return action === 'receive' || action === 'publish'
}

/** The servers that have a channel. */
export function serversOf(
  { servers }: Pick<Messaging, 'servers'>,
  channel: Pick<Channel, 'servers'>,
): MessageServer[] {
  return channel.servers.length === 0
    ? servers
    : servers.filter(({ name }) => channel.servers.includes(name))
}

/** What people call a message. */
export function messageTitle({
  id,
  name,
  title,
}: Pick<Message, 'id' | 'name' | 'title'>): string {
  return title ?? name ?? id
}

/** The protocol of a channel, for a pill: `WSS`, `KAFKA`; of the first server that has it, empty where none has. */
export function channelProtocol(
  messaging: Pick<Messaging, 'servers'>,
  channel: Pick<Channel, 'servers' | 'bindings'>,
): string {
  const protocols = serversOf(messaging, channel).map(({ protocol }) => protocol)
  const [first = channel.bindings[0]?.protocol ?? ''] = protocols.filter(Boolean)
  return first.replace(/^secure-|-secure$/, '').toUpperCase()
}

/** The servers of a channel that browsers can connect to, each with a whole address. */
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
