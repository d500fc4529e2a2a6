import type { PlaygroundStrings } from './en.ts'

export const playgroundFi: PlaygroundStrings = {
  chooseExample: 'Lisää esimerkki',
  nothing: 'Ei mitään',
  item: 'Alkio {number}',
  revealSecrets: 'Näytä salaisuudet',
  rememberCredentials: 'Muista tällä välilehdellä',
  credentialsForgotten: 'Tunnistetiedot unohdettu.',
  credentialsOf: 'Lähetetään vain osoitteeseen {origin}.',
  useProxy: 'Lähetä osoitteen {origin} kautta',
  showMore: 'Näytä lisää',
  receiving: 'Vastaanotetaan: {size}',
  events: 'Tapahtumia: {count}.',
  earlierEvents: 'Aiempia tapahtumia, joita ei näytetä: {count}.',
  responseAnnounced: 'Vastaus: {status}, {time}, {size}',
  headersHidden:
    'Tässä näytetään vain otsakkeet, jotka API julkistaa (Access-Control-Expose-Headers).',
  problemsFound:
    'Mahdollisesti virheellisiä kenttiä: {count}. Lähetä pyyntö silti painamalla Lähetä uudelleen.',
  sendAnyway: 'Lähetä silti',
  ownBaseUrl: 'Toinen palvelin',
  clear: 'Tyhjennä',
  notNumber: 'Tämä ei ole luku.',
  notInteger: 'Tämä ei ole kokonaisluku.',
  notOption: 'Tämä ei ole mikään vaihtoehdoista.',
  tooSmall: 'Vähintään {limit}.',
  tooLarge: 'Enintään {limit}.',
  aboveOnly: 'Enemmän kuin {limit}.',
  belowOnly: 'Vähemmän kuin {limit}.',
  notMultiple: 'Luvun {limit} monikerta.',
  tooShort: 'Merkkejä vähintään {limit}.',
  tooLong: 'Merkkejä enintään {limit}.',
  tooFew: 'Alkioita vähintään {limit}.',
  tooMany: 'Alkioita enintään {limit}.',
  notUnique: 'Alkioiden on oltava yksilöllisiä.',
  valueTooLarge: 'Mitään ei täytetty: sopiva arvo olisi liian suuri.',
  noValueFound: 'Mitään ei täytetty: tähän skeemaan sopivaa arvoa ei löytynyt.',
  wrongPattern: 'Ei vastaa mallia {pattern}',
  wrongFormat: 'Arvo ei ole muotoa {format}.',
  dotSegment:
    'Asiakasohjelmat tulkitsevat osat ”.” ja ”..”, joten pyyntö menee toiseen polkuun.',
  headerName: 'Tämä ei ole kelvollinen otsakkeen nimi. Otsaketta ei lähetetä.',
  headerValue:
    'Otsakkeen arvo voi sisältää vain ASCII-merkkejä yhdellä rivillä. Otsaketta ei lähetetä.',
  cookieValue: 'Eväste ei voi sisältää tätä merkkiä. Evästettä ei lähetetä.',
  browserHeader:
    'Selaimet eivät anna sivun asettaa tätä otsaketta. Se on mukana koodiesimerkeissä.',
  browserCookie:
    'Selaimet eivät anna sivun asettaa evästettä toiselle isäntäkoneelle. Se on mukana koodiesimerkeissä.',
  browserBody:
    'Selaimet eivät voi lähettää runkoa {method}-pyynnössä. Se on mukana koodiesimerkeissä.',
  browserMethod:
    'Selaimet eivät anna sivun lähettää {method}-pyyntöjä. Käytä koodiesimerkkiä.',
  noServer: 'Kuvauksessa ei mainita palvelinta. Anna sen osoite.',
  badServer: 'Sivu ei voi lähettää pyyntöjä tähän osoitteeseen.',
  clientCertificate: 'Vaatii asiakasvarmenteen, jonka selain valitsee.',
  requestAborted: 'Pyyntö peruutettiin.',
  requestOffline: 'Selain on offline-tilassa.',
  requestMixed:
    'Tämä sivu on ladattu https-yhteydellä, mutta API käyttää http-yhteyttä, minkä selaimet estävät. Kutsu APIa https-yhteydellä tai käytä koodiesimerkkiä.',
  requestUnreachable:
    'Palvelimeen ei saada yhteyttä: sen nimeä ei tunneta, se hylkää yhteydet tai sen varmenne ei kelpaa.',
  requestCors:
    'Palvelin vastaa, mutta ei anna tämän sivun lukea vastausta (CORS). Sen on lähetettävä:',
  requestPolicy:
    'Tämän sivuston sisällön suojauskäytäntö ei salli pyyntöjä tälle palvelimelle.',
  requestCut: 'Yhteys katkesi ennen kuin vastaus oli valmis.',
  requestTimedOut: 'Palvelin ei vastannut {seconds} sekunnissa.',
  exportAs: 'Vie',
  emptyValue: 'tyhjä',
  history: 'Historia',
  keptValues: 'Palautettu sellaisena kuin jätit sen tälle välilehdelle.',
  loadFailed: 'Lataaminen epäonnistui. Lataa sivu uudelleen.',
  variables: 'Muuttujat',
  importCurl: 'Tuo komento',
  notDefined: 'Ei määritetty: {names}',
}
