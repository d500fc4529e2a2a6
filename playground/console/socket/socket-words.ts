import { channelsEn, socketEn } from '../../../theme/strings/channels/en.ts'
import { consoleWords } from '../props/words.ts'

/** English strings of the WebSocket console, with the keys of the theme's strings. */
export const socketWords = {
  ...consoleWords,
  ...socketEn,
  parameters: channelsEn.parameters,
  connect: 'Connect',
  disconnect: 'Disconnect',
  message: 'Message',
  messages: 'Messages',
}

export type SocketWords = typeof socketWords
