import type { ChannelStrings } from './en.ts'

export const channelsDe: ChannelStrings = {
  channels: 'Kanäle',
  otherChannels: 'Weitere Kanäle',
  parameters: 'Parameter',
  payload: 'Nutzdaten',
  correlationId: 'Korrelations-ID:',
  reply: 'Antwort:',
  replyAddress: 'Antwortadresse:',
  tags: 'Schlagwörter:',
  channelName: 'Kanal:',
  messageName: 'Name:',
  valueLocation: 'Entnommen aus:',
  schemaFormat: 'Schemaformat:',
  notRead: 'Nicht gelesen:',
  applicationSends: 'Die Anwendung sendet diese Nachrichten, ihre Clients empfangen sie.',
  applicationReceives:
    'Die Anwendung empfängt diese Nachrichten, ihre Clients senden sie.',
  clientsSend: 'Clients senden',
  clientsReceive: 'Clients empfangen',
  addressAtRunTime: 'Die Adresse ist erst zur Laufzeit bekannt.',
  applicationId: 'Kennung:',
  defaultContentType: 'Üblicher Inhaltstyp:',
  socketAddress: 'Adresse',
  subprotocols: 'Subprotokolle',
  connecting: 'Verbinde...',
  connected: 'Verbunden',
  notConnected: 'Nicht verbunden',
  connectionClosed: 'Verbindung geschlossen ({code})',
  connectionFailed:
    'Die Verbindung kam nicht zustande. Browser nennen keinen Grund: Der Server ist vielleicht nicht erreichbar oder lehnt diese Seite ab.',
  socketMixed:
    'Diese Seite kommt über https, der Server über ws: Browser verhindern das. Verbinde dich über wss.',
  messageSent: 'Gesendet',
  messageReceived: 'Empfangen',
  logEmpty: 'Hier erscheinen Nachrichten.',
  earlierMessages: '{count} frühere Nachrichten werden nicht angezeigt.',
  binaryMessage: 'Binärdaten, {size}',
  headerCredentials:
    'Browser senden keine Header einer Seite, wenn sie einen WebSocket öffnen: {names} kann hier nicht angegeben werden.',
  chooseMessage: 'Nachricht einsetzen',
  tokenPlace: 'Token senden',
  tokenAsQuery: 'als Query-Parameter',
  tokenAsProtocol: 'als Subprotokoll',
  tokenParameter: 'Name des Parameters',
  tokenInstead:
    'Browser senden keine Header einer Seite, wenn sie einen WebSocket öffnen: Wähle, was dein Server stattdessen liest.',
}
