import type { ChannelStrings } from './en.ts'

export const channelsSv: ChannelStrings = {
  channels: 'Kanaler',
  otherChannels: 'Andra kanaler',
  parameters: 'Parametrar',
  payload: 'Nyttolast',
  correlationId: 'Korrelations-ID:',
  reply: 'Svar:',
  replyAddress: 'Svarsadress:',
  tags: 'Taggar:',
  channelName: 'Kanal:',
  messageName: 'Namn:',
  valueLocation: 'Hämtas från:',
  schemaFormat: 'Schemaformat:',
  notRead: 'Inte läst:',
  applicationSends:
    'Applikationen skickar de här meddelandena. Dess klienter tar emot dem.',
  applicationReceives:
    'Applikationen tar emot de här meddelandena. Dess klienter skickar dem.',
  clientsSend: 'Klienter skickar',
  clientsReceive: 'Klienter tar emot',
  addressAtRunTime: 'Adressen är känd först vid körning.',
  applicationId: 'Identifierare:',
  defaultContentType: 'Standardinnehållstyp:',
  socketAddress: 'Adress',
  subprotocols: 'Underprotokoll',
  connecting: 'Ansluter...',
  connected: 'Ansluten',
  notConnected: 'Inte ansluten',
  connectionClosed: 'Anslutningen stängdes ({code})',
  connectionFailed:
    'Anslutningen misslyckades. Webbläsare anger inte orsaken: servern kan ligga nere eller neka den här sidan.',
  socketMixed:
    'Den här sidan använder https och servern ws, vilket webbläsare blockerar. Anslut via wss.',
  messageSent: 'Skickat',
  messageReceived: 'Mottaget',
  logEmpty: 'Meddelanden visas här.',
  earlierMessages: 'Tidigare meddelanden som inte visas: {count}.',
  binaryMessage: 'Binära data, {size}',
  headerCredentials:
    'Sidor kan inte ange headers när de öppnar en WebSocket, så {names} kan inte anges här.',
  chooseMessage: 'Infoga ett meddelande',
  tokenPlace: 'Skicka token',
  tokenAsQuery: 'som frågeparameter',
  tokenAsProtocol: 'som underprotokoll',
  tokenParameter: 'Parameterns namn',
  tokenInstead:
    'Sidor kan inte ange headers när de öppnar en WebSocket. Välj vad din server läser i stället.',
}
