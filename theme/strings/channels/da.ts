import type { ChannelStrings } from './en.ts'

export const channelsDa: ChannelStrings = {
  channels: 'Kanaler',
  otherChannels: 'Andre kanaler',
  parameters: 'Parametre',
  payload: 'Payload',
  correlationId: 'Korrelations-id:',
  reply: 'Svar:',
  replyAddress: 'Svaradresse:',
  tags: 'Tags:',
  channelName: 'Kanal:',
  messageName: 'Navn:',
  valueLocation: 'Hentes fra:',
  schemaFormat: 'Skemaformat:',
  notRead: 'Ikke læst:',
  applicationSends: 'Applikationen sender disse meddelelser; dens klienter modtager dem.',
  applicationReceives:
    'Applikationen modtager disse meddelelser; dens klienter sender dem.',
  clientsSend: 'Klienter sender',
  clientsReceive: 'Klienter modtager',
  addressAtRunTime: 'Adressen er først kendt på kørselstidspunktet.',
  applicationId: 'Identifikator:',
  defaultContentType: 'Standardindholdstype:',
  socketAddress: 'Adresse',
  subprotocols: 'Underprotokoller',
  connecting: 'Forbinder...',
  connected: 'Forbundet',
  notConnected: 'Ikke forbundet',
  connectionClosed: 'Forbindelse lukket ({code})',
  connectionFailed:
    'Forbindelsen mislykkedes. Browsere oplyser ikke årsagen: Serveren kan være nede eller afvise denne side.',
  socketMixed:
    'Denne side bruger https, og serveren bruger ws, hvilket browsere blokerer. Forbind via wss.',
  messageSent: 'Sendt',
  messageReceived: 'Modtaget',
  logEmpty: 'Meddelelser vises her.',
  earlierMessages: 'Tidligere meddelelser, der ikke vises: {count}.',
  binaryMessage: 'Binære data, {size}',
  headerCredentials:
    'Sider kan ikke angive headere, når de åbner en WebSocket, så {names} kan ikke angives her.',
  chooseMessage: 'Indsæt en meddelelse',
  tokenPlace: 'Send token',
  tokenAsQuery: 'som forespørgselsparameter',
  tokenAsProtocol: 'som underprotokol',
  tokenParameter: 'Parameterens navn',
  tokenInstead:
    'Sider kan ikke angive headere, når de åbner en WebSocket. Vælg, hvad din server læser i stedet.',
}
