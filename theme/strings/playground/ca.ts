import type { PlaygroundStrings } from './en.ts'

export const playgroundCa: PlaygroundStrings = {
  chooseExample: 'Insereix un exemple',
  nothing: 'Cap',
  item: 'Element {number}',
  revealSecrets: 'Mostra els secrets',
  rememberCredentials: 'Recorda en aquesta pestanya',
  credentialsForgotten: 'S’han oblidat les credencials.',
  credentialsOf: 'S’envia només a {origin}.',
  useProxy: 'Envia a través de {origin}',
  showMore: 'Mostra’n més',
  receiving: 'S’està rebent: {size}',
  events: 'Esdeveniments: {count}.',
  earlierEvents: 'Esdeveniments anteriors que no es mostren: {count}.',
  responseAnnounced: 'Resposta: {status}, {time}, {size}',
  headersHidden:
    'Aquí només es mostren les capçaleres que exposa l’API (Access-Control-Expose-Headers).',
  problemsFound:
    'Camps que poden no ser vàlids: {count}. Premeu Envia una altra vegada per enviar la petició igualment.',
  sendAnyway: 'Envia igualment',
  ownBaseUrl: 'Un altre servidor',
  clear: 'Buida',
  notNumber: 'Això no és un nombre.',
  notInteger: 'Això no és un nombre enter.',
  notOption: 'No és cap de les opcions.',
  tooSmall: 'Com a mínim {limit}.',
  tooLarge: 'Com a màxim {limit}.',
  aboveOnly: 'Més de {limit}.',
  belowOnly: 'Menys de {limit}.',
  notMultiple: 'Un múltiple de {limit}.',
  tooShort: 'Nombre mínim de caràcters: {limit}.',
  tooLong: 'Nombre màxim de caràcters: {limit}.',
  tooFew: 'Nombre mínim d’elements: {limit}.',
  tooMany: 'Nombre màxim d’elements: {limit}.',
  notUnique: 'Els elements han de ser únics.',
  valueTooLarge: 'No s’ha emplenat res: un valor adequat seria massa gran.',
  noValueFound:
    'No s’ha emplenat res: no s’ha trobat cap valor que compleixi aquest esquema.',
  wrongPattern: 'No coincideix amb {pattern}',
  wrongFormat: 'No és un valor vàlid per al format {format}.',
  dotSegment:
    'Els clients resolen els segments «.» i «..»; per això la petició va a un altre camí.',
  headerName: 'Aquest no és un nom de capçalera vàlid. La capçalera no s’envia.',
  headerValue:
    'El valor d’una capçalera només pot contenir caràcters ASCII en una sola línia. La capçalera no s’envia.',
  cookieValue: 'Una galeta no pot contenir aquest caràcter. La galeta no s’envia.',
  browserHeader:
    'Els navegadors no permeten que una pàgina defineixi aquesta capçalera. Els exemples de codi la inclouen.',
  browserCookie:
    'Els navegadors no permeten que una pàgina defineixi una galeta per a un altre amfitrió. Els exemples de codi la inclouen.',
  browserBody:
    'Els navegadors no poden enviar un cos amb {method}. Els exemples de codi l’inclouen.',
  browserMethod:
    'Els navegadors no permeten que una pàgina enviï peticions {method}. Feu servir un exemple de codi.',
  noServer: 'La descripció no indica cap servidor. Introduïu-ne l’adreça.',
  badServer: 'Una pàgina no pot enviar peticions a aquesta adreça.',
  clientCertificate: 'Requereix un certificat de client, que selecciona el navegador.',
  requestAborted: 'S’ha cancel·lat la petició.',
  requestOffline: 'El navegador està fora de línia.',
  requestMixed:
    'Aquesta pàgina se serveix per https i l’API per http, cosa que els navegadors bloquen. Crideu l’API per https o feu servir un exemple de codi.',
  requestUnreachable:
    'No es pot accedir al servidor: el seu nom és desconegut, rebutja les connexions o el seu certificat no és vàlid.',
  requestCors:
    'El servidor respon, però no permet que aquesta pàgina llegeixi la resposta (CORS). Ha d’enviar:',
  requestPolicy:
    'La política de seguretat de contingut d’aquest lloc no permet peticions a aquest servidor.',
  requestCut: 'La connexió s’ha tallat abans de completar la resposta.',
  requestTimedOut: 'El servidor no ha respost en {seconds} s.',
  exportAs: 'Exporta',
  emptyValue: 'buit',
  history: 'Historial',
  keptValues: 'S’ha restaurat tal com ho vau deixar en aquesta pestanya.',
  loadFailed: 'No s’ha pogut carregar. Torneu a carregar la pàgina.',
  variables: 'Variables',
  importCurl: 'Importa una ordre',
  notDefined: 'Sense definir: {names}',
}
