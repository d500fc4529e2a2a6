import type { PlaygroundStrings } from './en.ts'

export const playgroundHu: PlaygroundStrings = {
  chooseExample: 'Példa beszúrása',
  nothing: 'Nincs',
  item: '{number}. elem',
  revealSecrets: 'Titkos adatok megjelenítése',
  rememberCredentials: 'Megjegyzés ezen a lapon',
  credentialsForgotten: 'A hitelesítő adatok törölve.',
  credentialsOf: 'Csak ide lesz elküldve: {origin}.',
  useProxy: 'Küldés ezen keresztül: {origin}',
  showMore: 'Továbbiak megjelenítése',
  receiving: 'Fogadás: {size}',
  events: '{count} esemény.',
  earlierEvents: '{count} korábbi esemény nem látható.',
  responseAnnounced: 'Válasz: {status}, {time}, {size}',
  headersHidden:
    'Itt csak azok a fejlécek láthatók, amelyeket az API közzétesz (Access-Control-Expose-Headers).',
  problemsFound:
    'Esetleg érvénytelen mezők: {count}. A kérés mindenképpen elküldhető, ha ismét a Küldés gombra kattint.',
  sendAnyway: 'Küldés mindenképp',
  ownBaseUrl: 'Másik szerver',
  clear: 'Törlés',
  notNumber: 'Ez nem szám.',
  notInteger: 'Ez nem egész szám.',
  notOption: 'Ez nem szerepel a lehetőségek között.',
  tooSmall: 'Legalább {limit}.',
  tooLarge: 'Legfeljebb {limit}.',
  aboveOnly: 'Nagyobb, mint {limit}.',
  belowOnly: 'Kisebb, mint {limit}.',
  notMultiple: '{limit} többszöröse.',
  tooShort: 'Legalább {limit} karakter.',
  tooLong: 'Legfeljebb {limit} karakter.',
  tooFew: 'Legalább {limit} elem.',
  tooMany: 'Legfeljebb {limit} elem.',
  notUnique: 'Az elemeknek egyedinek kell lenniük.',
  valueTooLarge: 'Nem történt kitöltés: a megfelelő érték túl nagy lenne.',
  noValueFound:
    'Nem történt kitöltés: nincs olyan érték, amely megfelelne ennek a sémának.',
  wrongPattern: 'Nem felel meg ennek: {pattern}',
  wrongFormat: 'Nem érvényes érték ehhez a formátumhoz: {format}.',
  dotSegment:
    'A kliensek feloldják a „.” és „..” szegmenseket, így a kérés másik útvonalra kerül.',
  headerName: 'Ez nem érvényes fejlécnév. A fejléc nem lesz elküldve.',
  headerValue:
    'A fejléc értéke csak ASCII-karaktereket tartalmazhat, egyetlen sorban. A fejléc nem lesz elküldve.',
  cookieValue: 'Süti nem tartalmazhatja ezt a karaktert. A süti nem lesz elküldve.',
  browserHeader:
    'A böngészők nem engedik, hogy egy oldal beállítsa ezt a fejlécet. A kódminták tartalmazzák.',
  browserCookie:
    'A böngészők nem engedik, hogy egy oldal sütit állítson be egy másik gazdagéphez. A kódminták tartalmazzák.',
  browserBody:
    'A böngészők nem tudnak törzset küldeni {method} kéréssel. A kódminták tartalmazzák.',
  browserMethod:
    'A böngészők nem engedik, hogy egy oldal {method} kérést küldjön. Használjon kódmintát.',
  noServer: 'A leírás nem nevez meg szervert. Adja meg a címét.',
  badServer: 'Egy oldal nem küldhet kérést erre a címre.',
  clientCertificate: 'Kliensoldali tanúsítványt igényel, amelyet a böngésző választ ki.',
  requestAborted: 'A kérés megszakítva.',
  requestOffline: 'A böngésző offline állapotban van.',
  requestMixed:
    'Ez az oldal https-en, az API pedig http-n érhető el, amit a böngészők letiltanak. Hívja az API-t https-en, vagy használjon kódmintát.',
  requestUnreachable:
    'A szerver nem érhető el: a neve ismeretlen, elutasítja a kapcsolatokat, vagy a tanúsítványa érvénytelen.',
  requestCors:
    'A szerver válaszol, de nem engedi, hogy ez az oldal elolvassa a választ (CORS). Ezt kell küldenie:',
  requestPolicy:
    'A webhely tartalombiztonsági házirendje nem engedélyez kéréseket ehhez a szerverhez.',
  requestCut: 'A kapcsolat megszakadt, mielőtt a válasz teljesen megérkezett volna.',
  requestTimedOut: 'A szerver {seconds} másodperc alatt sem válaszolt.',
  exportAs: 'Exportálás',
  emptyValue: 'üres',
  history: 'Előzmények',
  keptValues: 'Visszaállítva úgy, ahogyan ezen a lapon hagyta.',
  loadFailed: 'A betöltés nem sikerült. Töltse be újra az oldalt.',
  variables: 'Változók',
  importCurl: 'Parancs importálása',
  notDefined: 'Nincs definiálva: {names}',
}
