import type { PlaygroundStrings } from './en.ts'

export const playgroundRo: PlaygroundStrings = {
  chooseExample: 'Inserează un exemplu',
  nothing: 'Niciuna',
  item: 'Elementul {number}',
  revealSecrets: 'Afișează secretele',
  rememberCredentials: 'Reține în această filă',
  credentialsForgotten: 'Datele de autentificare au fost șterse.',
  credentialsOf: 'Se trimit doar către {origin}.',
  useProxy: 'Trimite prin {origin}',
  showMore: 'Afișează mai mult',
  receiving: 'Se primește: {size}',
  events: 'Evenimente: {count}.',
  earlierEvents: 'Evenimente anterioare care nu sunt afișate: {count}.',
  responseAnnounced: 'Răspuns: {status}, {time}, {size}',
  headersHidden:
    'Aici se afișează doar antetele expuse de API (Access-Control-Expose-Headers).',
  problemsFound:
    'Câmpuri care pot fi nevalide: {count}. Apăsați din nou Trimite pentru a trimite totuși cererea.',
  sendAnyway: 'Trimite oricum',
  ownBaseUrl: 'Alt server',
  clear: 'Golește',
  notNumber: 'Acesta nu este un număr.',
  notInteger: 'Acesta nu este un număr întreg.',
  notOption: 'Aceasta nu este una dintre opțiuni.',
  tooSmall: 'Cel puțin {limit}.',
  tooLarge: 'Cel mult {limit}.',
  aboveOnly: 'Mai mult de {limit}.',
  belowOnly: 'Mai puțin de {limit}.',
  notMultiple: 'Un multiplu de {limit}.',
  tooShort: 'Număr minim de caractere: {limit}.',
  tooLong: 'Număr maxim de caractere: {limit}.',
  tooFew: 'Număr minim de elemente: {limit}.',
  tooMany: 'Număr maxim de elemente: {limit}.',
  notUnique: 'Elementele trebuie să fie unice.',
  valueTooLarge: 'Nu s-a completat nimic: o valoare potrivită ar fi prea mare.',
  noValueFound:
    'Nu s-a completat nimic: nu s-a găsit nicio valoare care să corespundă acestei scheme.',
  wrongPattern: 'Nu corespunde cu {pattern}',
  wrongFormat: 'Valoarea nu este validă pentru formatul {format}.',
  dotSegment:
    'Clienții rezolvă segmentele „.” și „..”, deci cererea ajunge la altă cale.',
  headerName: 'Acesta nu este un nume de antet valid. Antetul nu se trimite.',
  headerValue:
    'Valoarea unui antet poate conține doar caractere ASCII pe un singur rând. Antetul nu se trimite.',
  cookieValue: 'Un cookie nu poate conține acest caracter. Cookie-ul nu se trimite.',
  browserHeader:
    'Browserele nu permit unei pagini să seteze acest antet. Exemplele de cod îl includ.',
  browserCookie:
    'Browserele nu permit unei pagini să seteze un cookie pentru altă gazdă. Exemplele de cod îl includ.',
  browserBody:
    'Browserele nu pot trimite un corp cu {method}. Exemplele de cod îl includ.',
  browserMethod:
    'Browserele nu permit unei pagini să trimită cereri {method}. Folosiți un exemplu de cod.',
  noServer: 'Descrierea nu indică niciun server. Introduceți adresa lui.',
  badServer: 'O pagină nu poate trimite cereri la această adresă.',
  clientCertificate: 'Necesită un certificat client, pe care îl selectează browserul.',
  requestAborted: 'Cererea a fost anulată.',
  requestOffline: 'Browserul este offline.',
  requestMixed:
    'Această pagină este servită prin https, iar API-ul prin http, ceea ce browserele blochează. Apelați API-ul prin https sau folosiți un exemplu de cod.',
  requestUnreachable:
    'Serverul nu poate fi contactat: numele lui este necunoscut, refuză conexiunile sau certificatul lui nu este valid.',
  requestCors:
    'Serverul răspunde, dar nu permite acestei pagini să citească răspunsul (CORS). Trebuie să trimită:',
  requestPolicy:
    'Politica de securitate a conținutului acestui site nu permite cereri către acest server.',
  requestCut: 'Conexiunea s-a întrerupt înainte ca răspunsul să fie complet.',
  requestTimedOut: 'Serverul nu a răspuns în {seconds} s.',
  exportAs: 'Export',
  emptyValue: 'gol',
  history: 'Istoric',
  keptValues: 'Completat așa cum a rămas în această filă.',
  loadFailed: 'Încărcarea a eșuat. Reîncărcați pagina.',
  variables: 'Variabile',
  importCurl: 'Importă o comandă',
  notDefined: 'Nedefinit: {names}',
}
