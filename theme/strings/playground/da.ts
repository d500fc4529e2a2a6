import type { PlaygroundStrings } from './en.ts'

export const playgroundDa: PlaygroundStrings = {
  chooseExample: 'Indsæt et eksempel',
  nothing: 'Ingen',
  item: 'Element {number}',
  revealSecrets: 'Vis hemmeligheder',
  rememberCredentials: 'Husk på denne fane',
  credentialsForgotten: 'Loginoplysningerne er ryddet.',
  credentialsOf: 'Sendes kun til {origin}.',
  useProxy: 'Send via {origin}',
  showMore: 'Vis mere',
  receiving: 'Modtager: {size}',
  events: 'Hændelser: {count}.',
  earlierEvents: 'Tidligere hændelser, der ikke vises: {count}.',
  responseAnnounced: 'Svar: {status}, {time}, {size}',
  headersHidden:
    'Her vises kun de headere, som API’et eksponerer (Access-Control-Expose-Headers).',
  problemsFound:
    'Felter, der kan være ugyldige: {count}. Tryk på Send igen for at sende anmodningen alligevel.',
  sendAnyway: 'Send alligevel',
  ownBaseUrl: 'En anden server',
  clear: 'Ryd',
  notNumber: 'Dette er ikke et tal.',
  notInteger: 'Dette er ikke et heltal.',
  notOption: 'Dette er ikke en af mulighederne.',
  tooSmall: 'Mindst {limit}.',
  tooLarge: 'Højst {limit}.',
  aboveOnly: 'Mere end {limit}.',
  belowOnly: 'Mindre end {limit}.',
  notMultiple: 'Et multiplum af {limit}.',
  tooShort: 'Mindst {limit} tegn.',
  tooLong: 'Højst {limit} tegn.',
  tooFew: 'Mindste antal elementer: {limit}.',
  tooMany: 'Største antal elementer: {limit}.',
  notUnique: 'Elementerne skal være unikke.',
  valueTooLarge: 'Intet blev udfyldt: En værdi, der passer, ville være for stor.',
  noValueFound:
    'Intet blev udfyldt: Der blev ikke fundet en værdi, der passer til dette skema.',
  wrongPattern: 'Matcher ikke {pattern}',
  wrongFormat: 'Dette er ikke en gyldig værdi i formatet {format}.',
  dotSegment:
    'Klienter fortolker segmenterne ”.” og ”..”, så anmodningen går til en anden sti.',
  headerName: 'Dette er ikke et gyldigt navn på en header. Headeren sendes ikke.',
  headerValue:
    'En headers værdi må kun indeholde ASCII-tegn på én linje. Headeren sendes ikke.',
  cookieValue: 'En cookie må ikke indeholde dette tegn. Cookien sendes ikke.',
  browserHeader:
    'Browsere lader ikke en side angive denne header. Kodeeksemplerne indeholder den.',
  browserCookie:
    'Browsere lader ikke en side angive en cookie for en anden vært. Kodeeksemplerne indeholder den.',
  browserBody:
    'Browsere kan ikke sende en body med {method}. Kodeeksemplerne indeholder den.',
  browserMethod:
    'Browsere lader ikke en side sende {method}-anmodninger. Brug et kodeeksempel.',
  noServer: 'Beskrivelsen angiver ingen server. Angiv dens adresse.',
  badServer: 'En side kan ikke sende anmodninger til denne adresse.',
  clientCertificate: 'Kræver et klientcertifikat, som din browser vælger.',
  requestAborted: 'Anmodningen blev annulleret.',
  requestOffline: 'Din browser er offline.',
  requestMixed:
    'Denne side bruger https, og API’et bruger http, hvilket browsere blokerer. Kald API’et via https, eller brug et kodeeksempel.',
  requestUnreachable:
    'Der er ikke forbindelse til serveren: Navnet er ukendt, den afviser forbindelser, eller dens certifikat er ugyldigt.',
  requestCors:
    'Serveren svarer, men tillader ikke, at denne side læser svaret (CORS). Den skal sende:',
  requestPolicy:
    'Webstedets Content Security Policy tillader ikke anmodninger til denne server.',
  requestCut: 'Forbindelsen blev afbrudt, før svaret var fuldstændigt.',
  requestTimedOut: 'Serveren var mere end {seconds} sekunder om at svare.',
  exportAs: 'Eksporter',
  emptyValue: 'tom',
  history: 'Historik',
  keptValues: 'Gendannet, som du efterlod det på denne fane.',
  loadFailed: 'Indlæsningen mislykkedes. Genindlæs siden.',
  variables: 'Variabler',
  importCurl: 'Importer kommando',
  notDefined: 'Ikke defineret: {names}',
}
