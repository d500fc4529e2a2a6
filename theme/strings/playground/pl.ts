import type { PlaygroundStrings } from './en.ts'

export const playgroundPl: PlaygroundStrings = {
  chooseExample: 'Wstaw przykład',
  nothing: 'Brak',
  item: 'Element {number}',
  revealSecrets: 'Pokaż poufne dane',
  rememberCredentials: 'Zapamiętaj w tej karcie',
  credentialsForgotten: 'Zapomniano dane uwierzytelniające.',
  credentialsOf: 'Wysyłane tylko do {origin}.',
  useProxy: 'Wyślij przez {origin}',
  showMore: 'Pokaż więcej',
  receiving: 'Odbieranie: {size}',
  events: 'Zdarzenia: {count}.',
  earlierEvents: 'Liczba niepokazanych wcześniejszych zdarzeń: {count}.',
  responseAnnounced: 'Odpowiedź: {status}, {time}, {size}',
  headersHidden:
    'Widoczne są tu tylko nagłówki udostępniane przez API (Access-Control-Expose-Headers).',
  problemsFound:
    'Liczba pól, które mogą być nieprawidłowe: {count}. Aby mimo to wysłać żądanie, ponownie naciśnij Wyślij.',
  sendAnyway: 'Wyślij mimo to',
  ownBaseUrl: 'Inny serwer',
  clear: 'Wyczyść',
  notNumber: 'To nie jest liczba.',
  notInteger: 'To nie jest liczba całkowita.',
  notOption: 'To nie jest jedna z opcji.',
  tooSmall: 'Co najmniej {limit}.',
  tooLarge: 'Co najwyżej {limit}.',
  aboveOnly: 'Więcej niż {limit}.',
  belowOnly: 'Mniej niż {limit}.',
  notMultiple: 'Wielokrotność liczby {limit}.',
  tooShort: 'Minimalna liczba znaków: {limit}.',
  tooLong: 'Maksymalna liczba znaków: {limit}.',
  tooFew: 'Minimalna liczba elementów: {limit}.',
  tooMany: 'Maksymalna liczba elementów: {limit}.',
  notUnique: 'Elementy nie mogą się powtarzać.',
  valueTooLarge: 'Nic nie wypełniono: pasująca wartość byłaby zbyt duża.',
  noValueFound: 'Nic nie wypełniono: nie znaleziono wartości pasującej do tego schematu.',
  wrongPattern: 'Nie pasuje do {pattern}',
  wrongFormat: 'Nieprawidłowa wartość w formacie {format}.',
  dotSegment:
    'Klienci rozwijają segmenty „.” i „..”, więc żądanie trafi pod inną ścieżkę.',
  headerName: 'To nie jest prawidłowa nazwa nagłówka. Nagłówek nie zostanie wysłany.',
  headerValue:
    'Wartość nagłówka może zawierać tylko znaki ASCII w jednym wierszu. Nagłówek nie zostanie wysłany.',
  cookieValue:
    'Plik cookie nie może zawierać tego znaku. Plik cookie nie zostanie wysłany.',
  browserHeader:
    'Przeglądarki nie pozwalają stronie ustawić tego nagłówka. Zawierają go przykłady kodu.',
  browserCookie:
    'Przeglądarki nie pozwalają stronie ustawić pliku cookie dla innego hosta. Zawierają go przykłady kodu.',
  browserBody:
    'Przeglądarki nie mogą wysłać treści metodą {method}. Zawierają ją przykłady kodu.',
  browserMethod:
    'Przeglądarki nie pozwalają stronie wysyłać żądań {method}. Użyj przykładu kodu.',
  noServer: 'Opis nie podaje serwera. Wpisz jego adres.',
  badServer: 'Strona nie może wysyłać żądań pod ten adres.',
  clientCertificate: 'Wymaga certyfikatu klienta, który wybiera przeglądarka.',
  requestAborted: 'Żądanie zostało anulowane.',
  requestOffline: 'Przeglądarka jest offline.',
  requestMixed:
    'Ta strona działa przez https, a API przez http, co przeglądarki blokują. Wywołaj API przez https lub użyj przykładu kodu.',
  requestUnreachable:
    'Serwer jest nieosiągalny: jego nazwa jest nieznana, odrzuca połączenia lub jego certyfikat jest nieprawidłowy.',
  requestCors:
    'Serwer odpowiada, ale nie pozwala tej stronie odczytać odpowiedzi (CORS). Musi wysłać:',
  requestPolicy:
    'Zasady Content Security Policy tej witryny nie zezwalają na żądania do tego serwera.',
  requestCut: 'Połączenie zostało przerwane, zanim odpowiedź dotarła w całości.',
  requestTimedOut: 'Serwer nie odpowiedział w ciągu {seconds} s.',
  exportAs: 'Eksportuj',
  emptyValue: 'puste',
  history: 'Historia',
  keptValues: 'Przywrócono dane pozostawione w tej karcie.',
  loadFailed: 'Nie udało się załadować. Odśwież stronę.',
  variables: 'Zmienne',
  importCurl: 'Importuj polecenie',
  notDefined: 'Nie zdefiniowano: {names}',
}
