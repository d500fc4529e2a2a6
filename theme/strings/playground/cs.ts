import type { PlaygroundStrings } from './en.ts'

export const playgroundCs: PlaygroundStrings = {
  chooseExample: 'Vložit příklad',
  nothing: 'Žádná',
  item: 'Položka {number}',
  revealSecrets: 'Zobrazit tajné údaje',
  rememberCredentials: 'Zapamatovat na této kartě',
  credentialsForgotten: 'Přihlašovací údaje byly zapomenuty.',
  credentialsOf: 'Odesílá se pouze na {origin}.',
  useProxy: 'Odesílat přes {origin}',
  showMore: 'Zobrazit více',
  receiving: 'Přijímání: {size}',
  events: 'Události: {count}.',
  earlierEvents: 'Starší události, které nejsou zobrazeny: {count}.',
  responseAnnounced: 'Odpověď: {status}, {time}, {size}',
  headersHidden:
    'Zde se zobrazují jen hlavičky, které API zpřístupňuje (Access-Control-Expose-Headers).',
  problemsFound:
    'Pole, která mohou být neplatná: {count}. Chcete-li požadavek přesto odeslat, stiskněte znovu Odeslat.',
  sendAnyway: 'Přesto odeslat',
  ownBaseUrl: 'Jiný server',
  clear: 'Vymazat',
  notNumber: 'Toto není číslo.',
  notInteger: 'Toto není celé číslo.',
  notOption: 'Toto není jedna z možností.',
  tooSmall: 'Nejméně {limit}.',
  tooLarge: 'Nejvýše {limit}.',
  aboveOnly: 'Více než {limit}.',
  belowOnly: 'Méně než {limit}.',
  notMultiple: 'Násobek čísla {limit}.',
  tooShort: 'Nejmenší počet znaků: {limit}.',
  tooLong: 'Největší počet znaků: {limit}.',
  tooFew: 'Nejmenší počet položek: {limit}.',
  tooMany: 'Největší počet položek: {limit}.',
  notUnique: 'Položky musí být jedinečné.',
  valueTooLarge: 'Nic nebylo vyplněno: odpovídající hodnota by byla příliš velká.',
  noValueFound:
    'Nic nebylo vyplněno: nebyla nalezena hodnota, která odpovídá tomuto schématu.',
  wrongPattern: 'Neodpovídá vzoru {pattern}',
  wrongFormat: 'Toto není platná hodnota ve formátu {format}.',
  dotSegment:
    'Klienti segmenty „.“ a „..“ vyhodnocují, takže požadavek směřuje na jinou cestu.',
  headerName: 'Toto není platný název hlavičky. Hlavička se neodešle.',
  headerValue:
    'Hodnota hlavičky může obsahovat jen znaky ASCII na jednom řádku. Hlavička se neodešle.',
  cookieValue: 'Soubor cookie nemůže obsahovat tento znak. Soubor cookie se neodešle.',
  browserHeader:
    'Prohlížeče stránce nedovolí tuto hlavičku nastavit. Ukázky kódu ji obsahují.',
  browserCookie:
    'Prohlížeče stránce nedovolí nastavit soubor cookie pro jiného hostitele. Ukázky kódu ho obsahují.',
  browserBody:
    'Prohlížeče neumějí odeslat tělo metodou {method}. Ukázky kódu ho obsahují.',
  browserMethod:
    'Prohlížeče stránce nedovolí odesílat požadavky {method}. Použijte ukázku kódu.',
  noServer: 'Popis neuvádí žádný server. Zadejte jeho adresu.',
  badServer: 'Stránka nemůže na tuto adresu odesílat požadavky.',
  clientCertificate: 'Vyžaduje klientský certifikát, který vybírá prohlížeč.',
  requestAborted: 'Požadavek byl zrušen.',
  requestOffline: 'Prohlížeč je offline.',
  requestMixed:
    'Tato stránka se načítá přes https a API přes http, což prohlížeče blokují. Volejte API přes https, nebo použijte ukázku kódu.',
  requestUnreachable:
    'Server není dostupný: jeho název je neznámý, odmítá připojení nebo jeho certifikát není platný.',
  requestCors:
    'Server odpovídá, ale nedovoluje této stránce odpověď přečíst (CORS). Musí odesílat:',
  requestPolicy:
    'Zásady zabezpečení obsahu (CSP) tohoto webu nepovolují požadavky na tento server.',
  requestCut: 'Spojení bylo přerušeno dříve, než byla odpověď úplná.',
  requestTimedOut: 'Server neodpověděl do {seconds} s.',
  exportAs: 'Exportovat',
  emptyValue: 'prázdné',
  history: 'Historie',
  keptValues: 'Obnoveno tak, jak jste to na této kartě nechali.',
  loadFailed: 'Načtení se nezdařilo. Načtěte stránku znovu.',
  variables: 'Proměnné',
  importCurl: 'Importovat příkaz',
  notDefined: 'Není definováno: {names}',
}
