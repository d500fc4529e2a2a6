import type { PlaygroundStrings } from './en.ts'

export const playgroundLv: PlaygroundStrings = {
  chooseExample: 'Ievietot piemēru',
  nothing: 'Nav',
  item: 'Vienums {number}',
  revealSecrets: 'Rādīt slepenos datus',
  rememberCredentials: 'Atcerēties šajā cilnē',
  credentialsForgotten: 'Akreditācijas dati aizmirsti.',
  credentialsOf: 'Tiek sūtīts tikai uz {origin}.',
  useProxy: 'Sūtīt caur {origin}',
  showMore: 'Rādīt vairāk',
  receiving: 'Notiek saņemšana: {size}',
  events: 'Notikumi: {count}.',
  earlierEvents: 'Agrāki notikumi, kas netiek rādīti: {count}.',
  responseAnnounced: 'Atbilde: {status}, {time}, {size}',
  headersHidden:
    'Šeit tiek rādītas tikai galvenes, ko API atklāj (Access-Control-Expose-Headers).',
  problemsFound:
    'Lauki, kas var būt nederīgi: {count}. Vēlreiz nospiediet Sūtīt, lai tomēr nosūtītu pieprasījumu.',
  sendAnyway: 'Tomēr sūtīt',
  ownBaseUrl: 'Cits serveris',
  clear: 'Notīrīt',
  notNumber: 'Šis nav skaitlis.',
  notInteger: 'Šis nav vesels skaitlis.',
  notOption: 'Šī nav neviena no opcijām.',
  tooSmall: 'Vismaz {limit}.',
  tooLarge: 'Ne vairāk kā {limit}.',
  aboveOnly: 'Vairāk nekā {limit}.',
  belowOnly: 'Mazāk nekā {limit}.',
  notMultiple: 'Skaitļa {limit} daudzkārtnis.',
  tooShort: 'Minimālais rakstzīmju skaits: {limit}.',
  tooLong: 'Maksimālais rakstzīmju skaits: {limit}.',
  tooFew: 'Minimālais vienumu skaits: {limit}.',
  tooMany: 'Maksimālais vienumu skaits: {limit}.',
  notUnique: 'Vienumiem jābūt unikāliem.',
  valueTooLarge: 'Nekas netika aizpildīts: atbilstoša vērtība būtu pārāk liela.',
  noValueFound:
    'Nekas netika aizpildīts: netika atrasta vērtība, kas atbilst šai shēmai.',
  wrongPattern: 'Neatbilst paraugam {pattern}',
  wrongFormat: 'Vērtība neatbilst formātam {format}.',
  dotSegment:
    'Klienti atrisina segmentus „.” un „..”, tāpēc pieprasījums nonāk citā ceļā.',
  headerName: 'Šis nav derīgs galvenes nosaukums. Galvene netiek sūtīta.',
  headerValue:
    'Galvenes vērtība var saturēt tikai ASCII rakstzīmes vienā rindā. Galvene netiek sūtīta.',
  cookieValue: 'Sīkfails nevar saturēt šo rakstzīmi. Sīkfails netiek sūtīts.',
  browserHeader:
    'Pārlūkprogrammas neļauj lapai iestatīt šo galveni. Tā ir iekļauta koda piemēros.',
  browserCookie:
    'Pārlūkprogrammas neļauj lapai iestatīt sīkfailu citam resursdatoram. Tas ir iekļauts koda piemēros.',
  browserBody:
    'Pārlūkprogrammas nevar sūtīt pamattekstu ar {method}. Tas ir iekļauts koda piemēros.',
  browserMethod:
    'Pārlūkprogrammas neļauj lapai sūtīt {method} pieprasījumus. Izmantojiet koda piemēru.',
  noServer: 'Aprakstā nav norādīts neviens serveris. Ievadiet tā adresi.',
  badServer: 'Lapa nevar sūtīt pieprasījumus uz šo adresi.',
  clientCertificate: 'Nepieciešams klienta sertifikāts, ko izvēlas pārlūkprogramma.',
  requestAborted: 'Pieprasījums tika atcelts.',
  requestOffline: 'Pārlūkprogramma ir bezsaistē.',
  requestMixed:
    'Šī lapa ir atvērta ar https, bet API darbojas ar http, un pārlūkprogrammas to bloķē. Izsauciet API ar https vai izmantojiet koda piemēru.',
  requestUnreachable:
    'Serveris nav sasniedzams: tā nosaukums nav zināms, tas noraida savienojumus vai tā sertifikāts nav derīgs.',
  requestCors:
    'Serveris atbild, bet neļauj šai lapai nolasīt atbildi (CORS). Tam jāsūta:',
  requestPolicy:
    'Šīs vietnes satura drošības politika neatļauj pieprasījumus šim serverim.',
  requestCut: 'Savienojums tika zaudēts, pirms tika saņemta visa atbilde.',
  requestTimedOut: 'Serveris neatbildēja {seconds} s laikā.',
  exportAs: 'Eksportēt',
  emptyValue: 'tukšs',
  history: 'Vēsture',
  keptValues: 'Atjaunots tā, kā atstājāt šajā cilnē.',
  loadFailed: 'Neizdevās ielādēt. Pārlādējiet lapu.',
  variables: 'Mainīgie',
  importCurl: 'Importēt komandu',
  notDefined: 'Nav definēts: {names}',
}
