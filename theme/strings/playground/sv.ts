import type { PlaygroundStrings } from './en.ts'

export const playgroundSv: PlaygroundStrings = {
  chooseExample: 'Infoga ett exempel',
  nothing: 'Ingen',
  item: 'Element {number}',
  revealSecrets: 'Visa hemligheter',
  rememberCredentials: 'Kom ihåg på den här fliken',
  credentialsForgotten: 'Inloggningsuppgifterna har rensats.',
  credentialsOf: 'Skickas bara till {origin}.',
  useProxy: 'Skicka via {origin}',
  showMore: 'Visa mer',
  receiving: 'Tar emot: {size}',
  events: 'Händelser: {count}.',
  earlierEvents: 'Tidigare händelser som inte visas: {count}.',
  responseAnnounced: 'Svar: {status}, {time}, {size}',
  headersHidden:
    'Här visas bara headers som API:et exponerar (Access-Control-Expose-Headers).',
  problemsFound:
    'Fält som kan vara ogiltiga: {count}. Tryck på Skicka igen för att skicka anropet ändå.',
  sendAnyway: 'Skicka ändå',
  ownBaseUrl: 'En annan server',
  clear: 'Rensa',
  notNumber: 'Det här är inte ett tal.',
  notInteger: 'Det här är inte ett heltal.',
  notOption: 'Det här är inte ett av alternativen.',
  tooSmall: 'Minst {limit}.',
  tooLarge: 'Högst {limit}.',
  aboveOnly: 'Mer än {limit}.',
  belowOnly: 'Mindre än {limit}.',
  notMultiple: 'En multipel av {limit}.',
  tooShort: 'Minst {limit} tecken.',
  tooLong: 'Högst {limit} tecken.',
  tooFew: 'Minst {limit} element.',
  tooMany: 'Högst {limit} element.',
  notUnique: 'Elementen måste vara unika.',
  valueTooLarge: 'Inget fylldes i: ett värde som passar skulle vara för stort.',
  noValueFound: 'Inget fylldes i: inget värde som passar det här schemat hittades.',
  wrongPattern: 'Matchar inte {pattern}',
  wrongFormat: 'Det här är inte ett giltigt värde i formatet {format}.',
  dotSegment:
    'Klienter löser upp segmenten ”.” och ”..”, så anropet går till en annan sökväg.',
  headerName: 'Det här är inte ett giltigt namn på en header. Headern skickas inte.',
  headerValue:
    'Värdet på en header får bara innehålla ASCII-tecken på en rad. Headern skickas inte.',
  cookieValue: 'En cookie får inte innehålla det här tecknet. Cookien skickas inte.',
  browserHeader:
    'Webbläsare låter inte en sida ange den här headern. Kodexemplen innehåller den.',
  browserCookie:
    'Webbläsare låter inte en sida ange en cookie för en annan värd. Kodexemplen innehåller den.',
  browserBody:
    'Webbläsare kan inte skicka en body med {method}. Kodexemplen innehåller den.',
  browserMethod:
    'Webbläsare låter inte en sida skicka {method}-anrop. Använd ett kodexempel.',
  noServer: 'Beskrivningen anger ingen server. Ange dess adress.',
  badServer: 'En sida kan inte skicka anrop till den här adressen.',
  clientCertificate: 'Kräver ett klientcertifikat, som din webbläsare väljer.',
  requestAborted: 'Anropet avbröts.',
  requestOffline: 'Din webbläsare är offline.',
  requestMixed:
    'Den här sidan använder https och API:et http, vilket webbläsare blockerar. Anropa API:et via https eller använd ett kodexempel.',
  requestUnreachable:
    'Det går inte att nå servern: namnet är okänt, den nekar anslutningar eller så är certifikatet ogiltigt.',
  requestCors:
    'Servern svarar, men tillåter inte att den här sidan läser svaret (CORS). Den måste skicka:',
  requestPolicy:
    'Webbplatsens Content Security Policy tillåter inte anrop till den här servern.',
  requestCut: 'Anslutningen bröts innan svaret var fullständigt.',
  requestTimedOut: 'Det tog mer än {seconds} sekunder för servern att svara.',
  exportAs: 'Exportera',
  emptyValue: 'tomt',
  history: 'Historik',
  keptValues: 'Återställt som du lämnade det på den här fliken.',
  loadFailed: 'Det gick inte att läsa in. Läs in sidan på nytt.',
  variables: 'Variabler',
  importCurl: 'Importera kommando',
  notDefined: 'Inte definierat: {names}',
}
