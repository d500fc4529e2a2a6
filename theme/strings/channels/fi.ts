import type { ChannelStrings } from './en.ts'

export const channelsFi: ChannelStrings = {
  channels: 'Kanavat',
  otherChannels: 'Muut kanavat',
  parameters: 'Parametrit',
  payload: 'Hyötykuorma',
  correlationId: 'Korrelaatiotunnus:',
  reply: 'Vastaus:',
  replyAddress: 'Vastausosoite:',
  tags: 'Tunnisteet:',
  channelName: 'Kanava:',
  messageName: 'Nimi:',
  valueLocation: 'Arvon lähde:',
  schemaFormat: 'Skeeman muoto:',
  notRead: 'Ei luettu:',
  applicationSends:
    'Sovellus lähettää nämä viestit, ja sen asiakasohjelmat vastaanottavat ne.',
  applicationReceives:
    'Sovellus vastaanottaa nämä viestit, ja sen asiakasohjelmat lähettävät ne.',
  clientsSend: 'Asiakasohjelmat lähettävät',
  clientsReceive: 'Asiakasohjelmat vastaanottavat',
  addressAtRunTime: 'Osoite tiedetään vasta ajon aikana.',
  applicationId: 'Tunniste:',
  defaultContentType: 'Oletussisältötyyppi:',
  socketAddress: 'Osoite',
  subprotocols: 'Aliprotokollat',
  connecting: 'Yhdistetään...',
  connected: 'Yhdistetty',
  notConnected: 'Ei yhteyttä',
  connectionClosed: 'Yhteys suljettu ({code})',
  connectionFailed:
    'Yhdistäminen epäonnistui. Selaimet eivät kerro syytä: palvelin voi olla poissa käytöstä tai hylätä tämän sivun.',
  socketMixed:
    'Tämä sivu on ladattu https-yhteydellä, mutta palvelin käyttää ws-yhteyttä, minkä selaimet estävät. Yhdistä wss-yhteydellä.',
  messageSent: 'Lähetetty',
  messageReceived: 'Vastaanotettu',
  logEmpty: 'Viestit näkyvät tässä.',
  earlierMessages: 'Aiempia viestejä, joita ei näytetä: {count}.',
  binaryMessage: 'Binaaridata, {size}',
  headerCredentials:
    'Sivut eivät voi asettaa otsakkeita avatessaan WebSocketin, joten tässä ei voi antaa: {names}.',
  chooseMessage: 'Lisää viesti',
  tokenPlace: 'Lähetä token',
  tokenAsQuery: 'kyselyparametrina',
  tokenAsProtocol: 'aliprotokollana',
  tokenParameter: 'Parametrin nimi',
  tokenInstead:
    'Sivut eivät voi asettaa otsakkeita avatessaan WebSocketin. Valitse, mitä palvelimesi lukee niiden sijaan.',
}
