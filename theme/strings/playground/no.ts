import type { PlaygroundStrings } from './en.ts'

export const playgroundNo: PlaygroundStrings = {
  chooseExample: 'Sett inn et eksempel',
  nothing: 'Ingen',
  item: 'Element {number}',
  revealSecrets: 'Vis hemmeligheter',
  rememberCredentials: 'Husk i denne fanen',
  credentialsForgotten: 'Påloggingsinformasjonen er fjernet.',
  credentialsOf: 'Sendes bare til {origin}.',
  useProxy: 'Send via {origin}',
  showMore: 'Vis mer',
  receiving: 'Mottar: {size}',
  events: 'Hendelser: {count}.',
  earlierEvents: 'Tidligere hendelser som ikke vises: {count}.',
  responseAnnounced: 'Svar: {status}, {time}, {size}',
  headersHidden:
    'Her vises bare headere som API-et eksponerer (Access-Control-Expose-Headers).',
  problemsFound:
    'Felter som kan være ugyldige: {count}. Trykk på Send igjen for å sende forespørselen likevel.',
  sendAnyway: 'Send likevel',
  ownBaseUrl: 'En annen server',
  clear: 'Tøm',
  notNumber: 'Dette er ikke et tall.',
  notInteger: 'Dette er ikke et heltall.',
  notOption: 'Dette er ikke et av alternativene.',
  tooSmall: 'Minst {limit}.',
  tooLarge: 'Høyst {limit}.',
  aboveOnly: 'Mer enn {limit}.',
  belowOnly: 'Mindre enn {limit}.',
  notMultiple: 'Et multiplum av {limit}.',
  tooShort: 'Minst {limit} tegn.',
  tooLong: 'Høyst {limit} tegn.',
  tooFew: 'Minste antall elementer: {limit}.',
  tooMany: 'Største antall elementer: {limit}.',
  notUnique: 'Elementene må være unike.',
  valueTooLarge: 'Ingenting ble fylt ut: En verdi som passer, ville vært for stor.',
  noValueFound:
    'Ingenting ble fylt ut: Det ble ikke funnet noen verdi som passer til dette skjemaet.',
  wrongPattern: 'Samsvarer ikke med {pattern}',
  wrongFormat: 'Dette er ikke en gyldig verdi i formatet {format}.',
  dotSegment:
    'Klienter tolker segmentene «.» og «..», så forespørselen går til en annen sti.',
  headerName: 'Dette er ikke et gyldig headernavn. Headeren sendes ikke.',
  headerValue:
    'En headerverdi kan bare inneholde ASCII-tegn på én linje. Headeren sendes ikke.',
  cookieValue:
    'En informasjonskapsel kan ikke inneholde dette tegnet. Informasjonskapselen sendes ikke.',
  browserHeader:
    'Nettlesere lar ikke en side angi denne headeren. Kodeeksemplene inneholder den.',
  browserCookie:
    'Nettlesere lar ikke en side angi en informasjonskapsel for en annen vert. Kodeeksemplene inneholder den.',
  browserBody:
    'Nettlesere kan ikke sende en body med {method}. Kodeeksemplene inneholder den.',
  browserMethod:
    'Nettlesere lar ikke en side sende {method}-forespørsler. Bruk et kodeeksempel.',
  noServer: 'Beskrivelsen oppgir ingen server. Skriv inn adressen.',
  badServer: 'En side kan ikke sende forespørsler til denne adressen.',
  clientCertificate: 'Krever et klientsertifikat, som nettleseren din velger.',
  requestAborted: 'Forespørselen ble avbrutt.',
  requestOffline: 'Nettleseren din er frakoblet.',
  requestMixed:
    'Denne siden bruker https og API-et http, noe nettlesere blokkerer. Kall API-et via https, eller bruk et kodeeksempel.',
  requestUnreachable:
    'Serveren kan ikke nås: Navnet er ukjent, den avviser tilkoblinger, eller sertifikatet er ugyldig.',
  requestCors:
    'Serveren svarer, men lar ikke denne siden lese svaret (CORS). Den må sende:',
  requestPolicy:
    'Content Security Policy for dette nettstedet tillater ikke forespørsler til denne serveren.',
  requestCut: 'Forbindelsen ble brutt før svaret var fullstendig.',
  requestTimedOut: 'Serveren brukte mer enn {seconds} sekunder på å svare.',
  exportAs: 'Eksporter',
  emptyValue: 'tom',
  history: 'Historikk',
  keptValues: 'Gjenopprettet slik du forlot det i denne fanen.',
  loadFailed: 'Innlastingen mislyktes. Last inn siden på nytt.',
  variables: 'Variabler',
  importCurl: 'Importer kommando',
  notDefined: 'Ikke definert: {names}',
}
