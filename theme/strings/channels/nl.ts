import type { ChannelStrings } from './en.ts'

export const channelsNl: ChannelStrings = {
  channels: 'Kanalen',
  otherChannels: 'Andere kanalen',
  parameters: 'Parameters',
  payload: 'Payload',
  correlationId: 'Correlatie-ID:',
  reply: 'Antwoord:',
  replyAddress: 'Antwoordadres:',
  tags: 'Tags:',
  channelName: 'Kanaal:',
  messageName: 'Naam:',
  valueLocation: 'Overgenomen uit:',
  schemaFormat: 'Schema-indeling:',
  notRead: 'Niet gelezen:',
  applicationSends: 'De applicatie verzendt deze berichten; haar clients ontvangen ze.',
  applicationReceives:
    'De applicatie ontvangt deze berichten; haar clients verzenden ze.',
  clientsSend: 'Clients verzenden',
  clientsReceive: 'Clients ontvangen',
  addressAtRunTime: 'Het adres is pas tijdens de uitvoering bekend.',
  applicationId: 'Identificatie:',
  defaultContentType: 'Standaardinhoudstype:',
  socketAddress: 'Adres',
  subprotocols: 'Subprotocollen',
  connecting: 'Verbinden...',
  connected: 'Verbonden',
  notConnected: 'Niet verbonden',
  connectionClosed: 'Verbinding gesloten ({code})',
  connectionFailed:
    'De verbinding is mislukt. Browsers melden niet waarom: misschien is de server niet bereikbaar of weigert die deze pagina.',
  socketMixed:
    'Deze pagina gebruikt https en de server ws. Dat blokkeren browsers. Maak verbinding via wss.',
  messageSent: 'Verzonden',
  messageReceived: 'Ontvangen',
  logEmpty: 'Hier verschijnen berichten.',
  earlierMessages: 'Eerdere berichten die niet worden getoond: {count}.',
  binaryMessage: 'Binaire gegevens, {size}',
  headerCredentials:
    'Een pagina kan geen headers instellen wanneer ze een WebSocket opent. Daarom kan {names} hier niet worden opgegeven.',
  chooseMessage: 'Een bericht invoegen',
  tokenPlace: 'Token verzenden',
  tokenAsQuery: 'als queryparameter',
  tokenAsProtocol: 'als subprotocol',
  tokenParameter: 'Naam van de parameter',
  tokenInstead:
    'Een pagina kan geen headers instellen wanneer ze een WebSocket opent. Kies wat je server in plaats daarvan leest.',
}
