/** What only the console of WebSockets says, in English: the words that the browser has at hand. */
export const socketEn = {
  socketAddress: 'Address',
  subprotocols: 'Subprotocols',
  connecting: 'Connecting…',
  connected: 'Connected',
  notConnected: 'Not connected',
  connectionClosed: 'Connection closed ({code})',
  connectionFailed:
    'The connection failed. Browsers do not say why: the server may be down, or refuse this page.',
  socketMixed:
    'This page is served over https, the server over ws: browsers block that. Connect over wss.',
  messageSent: 'Sent',
  messageReceived: 'Received',
  logEmpty: 'Messages appear here.',
  earlierMessages: '{count} earlier messages are not shown.',
  binaryMessage: 'Binary data, {size}',
  headerCredentials:
    'Browsers send no headers of a page when they open a WebSocket: {names} cannot be given here.',
  chooseMessage: 'Fill in a message',
  tokenPlace: 'Send the token',
  tokenAsQuery: 'as a query parameter',
  tokenAsProtocol: 'as a subprotocol',
  tokenParameter: 'Name of the parameter',
  tokenInstead:
    'Browsers send no headers of a page when they open a WebSocket: choose what your server reads in their place.',
}

/** What only the pages of channels and that console say, in English. */
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
  applicationSends: 'The application sends these messages, its clients receive them.',
  applicationReceives: 'The application receives these messages, its clients send them.',
  clientsSend: 'Clients send',
  clientsReceive: 'Clients receive',
  addressAtRunTime: 'The address is known only at run time.',
  applicationId: 'Identifier:',
  defaultContentType: 'Default content type:',
  ...socketEn,
}

/** The same words of another language. */
export type ChannelStrings = Record<keyof typeof channelsEn, string>
