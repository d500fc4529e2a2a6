import { channelsEn } from '../../../theme/strings/channels/en.ts'

const {
  parameters,
  socketAddress,
  subprotocols,
  connecting,
  connected,
  notConnected,
  connectionClosed,
  connectionFailed,
  socketMixed,
  messageSent,
  messageReceived,
  logEmpty,
  earlierMessages,
  binaryMessage,
  headerCredentials,
  chooseMessage,
} = channelsEn

/** The words of the console of WebSockets in English, by the names that the theme has for them. */
export const socketWords = {
  parameters,
  socketAddress,
  subprotocols,
  connecting,
  connected,
  notConnected,
  connectionClosed,
  connectionFailed,
  socketMixed,
  messageSent,
  messageReceived,
  logEmpty,
  earlierMessages,
  binaryMessage,
  headerCredentials,
  chooseMessage,
  connect: 'Connect',
  disconnect: 'Disconnect',
  send: 'Send',
  close: 'Close',
  clear: 'Clear',
  required: 'required',
  message: 'Message',
  messages: 'Messages',
  servers: 'Servers',
  queryParameters: 'Query Parameters',
  authorization: 'Authorization',
  notSet: 'not set',
  requestPolicy:
    'The content security policy of this site does not allow requests to this server.',
  badServer: 'This address cannot be called from a page.',
  requiredValue: 'This value is required.',
}

export type SocketWords = typeof socketWords
