/**
 * English UI strings of the WebSocket console. They are bundled with it; pages pass only
 * strings that differ.
 */
export const socketEn = {
  socketAddress: 'Address',
  subprotocols: 'Subprotocols',
  connecting: 'Connecting...',
  connected: 'Connected',
  notConnected: 'Not connected',
  connectionClosed: 'Connection closed ({code})',
  connectionFailed:
    'The connection failed. Browsers do not report the reason: the server may be down, or may refuse this page.',
  socketMixed:
    'This page is served over https and the server over ws, which browsers block. Connect over wss.',
  messageSent: 'Sent',
  messageReceived: 'Received',
  logEmpty: 'Messages appear here.',
  earlierMessages: '{count} earlier messages are not shown.',
  binaryMessage: 'Binary data, {size}',
  headerCredentials:
    'Pages cannot set headers when they open a WebSocket, so {names} cannot be given here.',
  chooseMessage: 'Insert a message',
  tokenPlace: 'Send the token',
  tokenAsQuery: 'as a query parameter',
  tokenAsProtocol: 'as a subprotocol',
  tokenParameter: 'Parameter name',
  tokenInstead:
    'Pages cannot set headers when they open a WebSocket. Choose what your server reads instead.',
}

/** English UI strings of channel pages and of their console. */
export const channelsEn = {
  channels: 'Channels',
  otherChannels: 'Other channels',
  parameters: 'Parameters',
  payload: 'Payload',
  correlationId: 'Correlation ID:',
  reply: 'Reply:',
  replyAddress: 'Reply address:',
  tags: 'Tags:',
  channelName: 'Channel:',
  messageName: 'Name:',
  valueLocation: 'Taken from:',
  schemaFormat: 'Schema format:',
  notRead: 'Not read:',
  applicationSends: 'The application sends these messages; its clients receive them.',
  applicationReceives: 'The application receives these messages; its clients send them.',
  clientsSend: 'Clients send',
  clientsReceive: 'Clients receive',
  addressAtRunTime: 'The address is known only at run time.',
  applicationId: 'Identifier:',
  defaultContentType: 'Default content type:',
  ...socketEn,
}

/** The same strings in one language. */
export type ChannelStrings = Record<keyof typeof channelsEn, string>
