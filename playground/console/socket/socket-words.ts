import { channelsEn, socketEn } from '../../../theme/strings/channels/en.ts'
import { consoleWords } from '../props/words.ts'

/** The words of the console of WebSockets in English, by the names that the theme has for them. */
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
