import { channelsEn, socketEn } from '../../../theme/strings/channels/en.ts'
import { consoleStrings } from '../props/console-strings.ts'

/** English strings of the WebSocket console, with the keys of the theme's strings. */
export const socketStrings = {
  ...consoleStrings,
  ...socketEn,
  parameters: channelsEn.parameters,
  connect: 'Connect',
  disconnect: 'Disconnect',
  message: 'Message',
  messages: 'Messages',
}

/** The UI strings of a channel's console, by key, in the site's language. */
export type SocketStrings = typeof socketStrings
