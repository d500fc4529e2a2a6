import type { ChannelStrings } from './en.ts'

export const channelsHu: ChannelStrings = {
  channels: 'Csatornák',
  otherChannels: 'Egyéb csatornák',
  parameters: 'Paraméterek',
  payload: 'Üzenet tartalma',
  correlationId: 'Korrelációs azonosító:',
  reply: 'Válasz:',
  replyAddress: 'Válaszcím:',
  tags: 'Címkék:',
  channelName: 'Csatorna:',
  messageName: 'Név:',
  valueLocation: 'Az érték forrása:',
  schemaFormat: 'Sémaformátum:',
  notRead: 'Nincs beolvasva:',
  applicationSends: 'Ezeket az üzeneteket az alkalmazás küldi, és a kliensei fogadják.',
  applicationReceives:
    'Ezeket az üzeneteket az alkalmazás fogadja, és a kliensei küldik.',
  clientsSend: 'A kliensek küldik',
  clientsReceive: 'A kliensek fogadják',
  addressAtRunTime: 'A cím csak futásidőben ismert.',
  applicationId: 'Azonosító:',
  defaultContentType: 'Alapértelmezett tartalomtípus:',
  socketAddress: 'Cím',
  subprotocols: 'Alprotokollok',
  connecting: 'Csatlakozás...',
  connected: 'Csatlakoztatva',
  notConnected: 'Nincs csatlakoztatva',
  connectionClosed: 'A kapcsolat lezárult ({code})',
  connectionFailed:
    'A csatlakozás nem sikerült. A böngészők nem közlik az okát: lehet, hogy a szerver nem működik, vagy elutasítja ezt az oldalt.',
  socketMixed:
    'Ez az oldal https-en, a szerver pedig ws-en érhető el, amit a böngészők letiltanak. Csatlakozzon wss-en keresztül.',
  messageSent: 'Elküldve',
  messageReceived: 'Fogadva',
  logEmpty: 'Az üzenetek itt jelennek meg.',
  earlierMessages: '{count} korábbi üzenet nem látható.',
  binaryMessage: 'Bináris adat, {size}',
  headerCredentials:
    'Az oldalak nem állíthatnak be fejlécet WebSocket megnyitásakor, ezért itt nem adható meg: {names}.',
  chooseMessage: 'Üzenet beszúrása',
  tokenPlace: 'Token küldése',
  tokenAsQuery: 'lekérdezési paraméterként',
  tokenAsProtocol: 'alprotokollként',
  tokenParameter: 'Paraméter neve',
  tokenInstead:
    'Az oldalak nem állíthatnak be fejlécet WebSocket megnyitásakor. Válassza ki, mit olvas helyette a szerver.',
}
