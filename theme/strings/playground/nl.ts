import type { PlaygroundStrings } from './en.ts'

export const playgroundNl: PlaygroundStrings = {
  chooseExample: 'Een voorbeeld invoegen',
  nothing: 'Geen',
  item: 'Item {number}',
  revealSecrets: 'Geheimen tonen',
  rememberCredentials: 'Onthouden in dit tabblad',
  credentialsForgotten: 'Inloggegevens vergeten.',
  credentialsOf: 'Wordt alleen naar {origin} verzonden.',
  useProxy: 'Verzenden via {origin}',
  showMore: 'Meer tonen',
  receiving: 'Ontvangen: {size}',
  events: 'Gebeurtenissen: {count}.',
  earlierEvents: 'Eerdere gebeurtenissen die niet worden getoond: {count}.',
  responseAnnounced: 'Antwoord: {status}, {time}, {size}',
  headersHidden:
    'Hier staan alleen headers die de API beschikbaar stelt (Access-Control-Expose-Headers).',
  problemsFound:
    'Mogelijk ongeldige velden: {count}. Druk nogmaals op Verzenden om het verzoek toch te verzenden.',
  sendAnyway: 'Toch verzenden',
  ownBaseUrl: 'Andere server',
  clear: 'Wissen',
  notNumber: 'Dit is geen getal.',
  notInteger: 'Dit is geen geheel getal.',
  notOption: 'Dit is geen van de opties.',
  tooSmall: 'Minimaal {limit}.',
  tooLarge: 'Maximaal {limit}.',
  aboveOnly: 'Meer dan {limit}.',
  belowOnly: 'Minder dan {limit}.',
  notMultiple: 'Een veelvoud van {limit}.',
  tooShort: 'Minimumaantal tekens: {limit}.',
  tooLong: 'Maximumaantal tekens: {limit}.',
  tooFew: 'Minimumaantal items: {limit}.',
  tooMany: 'Maximumaantal items: {limit}.',
  notUnique: 'De items moeten uniek zijn.',
  valueTooLarge: 'Er is niets ingevuld: een passende waarde zou te groot zijn.',
  noValueFound:
    'Er is niets ingevuld: er is geen waarde gevonden die bij dit schema past.',
  wrongPattern: 'Komt niet overeen met {pattern}',
  wrongFormat: 'Dit is geen geldige waarde voor {format}.',
  dotSegment:
    'Clients verwerken de segmenten ‘.’ en ‘..’, dus het verzoek gaat naar een ander pad.',
  headerName: 'Dit is geen geldige naam voor een header. De header wordt niet verzonden.',
  headerValue:
    'De waarde van een header mag alleen ASCII-tekens op één regel bevatten. De header wordt niet verzonden.',
  cookieValue: 'Een cookie mag dit teken niet bevatten. De cookie wordt niet verzonden.',
  browserHeader:
    'Browsers laten een pagina deze header niet instellen. De codevoorbeelden bevatten hem wel.',
  browserCookie:
    'Browsers laten een pagina geen cookie voor een andere host instellen. De codevoorbeelden bevatten hem wel.',
  browserBody:
    'Browsers kunnen met {method} geen body verzenden. De codevoorbeelden bevatten hem wel.',
  browserMethod:
    'Browsers laten een pagina geen {method}-verzoeken verzenden. Gebruik een codevoorbeeld.',
  noServer: 'De beschrijving noemt geen server. Vul het adres ervan in.',
  badServer: 'Een pagina kan geen verzoeken naar dit adres verzenden.',
  clientCertificate: 'Vereist een clientcertificaat, dat je browser selecteert.',
  requestAborted: 'Het verzoek is geannuleerd.',
  requestOffline: 'Je browser is offline.',
  requestMixed:
    'Deze pagina gebruikt https en de API http. Dat blokkeren browsers. Roep de API via https aan of gebruik een codevoorbeeld.',
  requestUnreachable:
    'De server is niet bereikbaar: de naam is onbekend, de server weigert verbindingen of het certificaat is ongeldig.',
  requestCors:
    'De server antwoordt, maar staat deze pagina niet toe het antwoord te lezen (CORS). De server moet dit verzenden:',
  requestPolicy:
    'De Content Security Policy van deze site staat geen verzoeken naar deze server toe.',
  requestCut: 'De verbinding is verbroken voordat het antwoord volledig was.',
  requestTimedOut:
    'De server deed er langer dan {seconds} seconden over om te antwoorden.',
  exportAs: 'Exporteren',
  emptyValue: 'leeg',
  history: 'Geschiedenis',
  keptValues: 'Hersteld zoals je het in dit tabblad hebt achtergelaten.',
  loadFailed: 'Het laden is mislukt. Laad de pagina opnieuw.',
  variables: 'Variabelen',
  importCurl: 'Opdracht importeren',
  notDefined: 'Niet gedefinieerd: {names}',
}
