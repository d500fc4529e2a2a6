import type { PlaygroundStrings } from './en.ts'

export const playgroundDe: PlaygroundStrings = {
  chooseExample: 'Mit einem Beispiel ausfüllen',
  nothing: 'Keine',
  item: 'Element {number}',
  revealSecrets: 'Geheimes anzeigen',
  rememberCredentials: 'In diesem Tab merken',
  credentialsForgotten: 'Zugangsdaten vergessen.',
  credentialsOf: 'Geht nur an {origin}.',
  useProxy: 'Über {origin} senden',
  showMore: 'Mehr anzeigen',
  receiving: 'Empfangen: {size}',
  events: 'Ereignisse: {count}.',
  earlierEvents: 'Frühere Ereignisse, die nicht angezeigt werden: {count}.',
  responseAnnounced: 'Antwort: {status}, {time}, {size}',
  headersHidden:
    'Hier sind nur Header zu sehen, die die API freigibt (Access-Control-Expose-Headers).',
  problemsFound:
    'Felder, die falsch sein könnten: {count}. Noch einmal senden, um sie so abzuschicken.',
  sendAnyway: 'Trotzdem senden',
  ownBaseUrl: 'Andere Basis-URL',
  clear: 'Leeren',
  notNumber: 'Das ist keine Zahl.',
  notInteger: 'Das ist keine ganze Zahl.',
  notOption: 'Das ist keine der Optionen.',
  tooSmall: 'Mindestens {limit}.',
  tooLarge: 'Höchstens {limit}.',
  aboveOnly: 'Mehr als {limit}.',
  belowOnly: 'Weniger als {limit}.',
  notMultiple: 'Ein Vielfaches von {limit}.',
  tooShort: 'Mindestens {limit} Zeichen.',
  tooLong: 'Höchstens {limit} Zeichen.',
  tooFew: 'Mindestens {limit} Elemente.',
  tooMany: 'Höchstens {limit} Elemente.',
  notUnique: 'Die Elemente müssen sich unterscheiden.',
  valueTooLarge:
    'Nichts ist ausgefüllt: Was passt, ist zu groß, um hier eingefügt zu werden.',
  noValueFound:
    'Nichts ist ausgefüllt: Es wurde kein Wert gefunden, der zu diesem Schema passt.',
  wrongPattern: 'Entspricht nicht {pattern}',
  wrongFormat: 'Kein gültiger Wert im Format {format}.',
  dotSegment: 'Clients lösen „.“ und „..“ auf: Die Anfrage geht an einen anderen Pfad.',
  headerName: 'So kann ein Header nicht heißen. Er wird nicht gesendet.',
  headerValue: 'Ein Header enthält ASCII-Zeichen in einer Zeile. Er wird nicht gesendet.',
  cookieValue: 'Ein Cookie kann dieses Zeichen nicht enthalten. Es wird nicht gesendet.',
  browserHeader:
    'Browser lassen Seiten diesen Header nicht setzen. Die Codebeispiele enthalten ihn.',
  browserCookie:
    'Browser lassen Seiten keine Cookies für einen anderen Host setzen. Die Codebeispiele enthalten es.',
  browserBody:
    'Browser senden mit {method} keinen Body. Die Codebeispiele enthalten ihn.',
  browserMethod: 'Browser lassen Seiten kein {method} senden. Verwende ein Codebeispiel.',
  noServer: 'Die Beschreibung nennt keinen Server. Gib seine Adresse ein.',
  badServer: 'Diese Adresse kann eine Seite nicht aufrufen.',
  clientCertificate: 'Erfordert ein Client-Zertifikat, das dein Browser auswählt.',
  requestAborted: 'Die Anfrage wurde abgebrochen.',
  requestOffline: 'Dein Browser ist offline.',
  requestMixed:
    'Diese Seite kommt über https, die API über http: Browser blockieren das. Rufe die API über https auf oder verwende ein Codebeispiel.',
  requestUnreachable:
    'Der Server ist nicht erreichbar: Sein Name ist unbekannt, er lehnt Verbindungen ab oder sein Zertifikat ist ungültig.',
  requestCors:
    'Der Server antwortet, erlaubt dieser Seite aber nicht, die Antwort zu lesen (CORS). Er muss senden:',
  requestPolicy:
    'Die Content Security Policy dieser Website erlaubt keine Anfragen an diesen Server.',
  requestCut: 'Die Verbindung brach ab, bevor die Antwort vollständig war.',
  requestTimedOut: 'Der Server hat länger als {seconds} Sekunden nicht geantwortet.',
  exportAs: 'Export',
  emptyValue: 'leer',
  history: 'Verlauf',
  keptValues: 'Ausgefüllt, wie du es in diesem Tab verlassen hast.',
  loadFailed: 'Das Laden ist fehlgeschlagen. Lade die Seite neu.',
  variables: 'Variablen',
  importCurl: 'Befehl importieren',
  notDefined: 'Nicht definiert: {names}',
}
