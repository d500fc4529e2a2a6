import type { PlaygroundStrings } from './en.ts'

export const playgroundIt: PlaygroundStrings = {
  chooseExample: 'Compila con un esempio',
  nothing: 'Nessuno',
  item: 'Elemento {number}',
  revealSecrets: 'Mostra i segreti',
  rememberCredentials: 'Ricorda in questa scheda',
  credentialsForgotten: 'Credenziali dimenticate.',
  credentialsOf: 'Inviato solo a {origin}.',
  useProxy: 'Invia tramite {origin}',
  showMore: 'Mostra altro',
  receiving: 'Ricezione: {size}',
  events: 'Eventi: {count}.',
  earlierEvents: 'Eventi precedenti non mostrati: {count}.',
  responseAnnounced: 'Risposta: {status}, {time}, {size}',
  headersHidden:
    'Qui si vedono solo le intestazioni esposte dall’API (Access-Control-Expose-Headers).',
  problemsFound:
    'Campi forse errati: {count}. Invia ancora una volta per inviare così com’è.',
  sendAnyway: 'Invia comunque',
  ownBaseUrl: 'Altro URL di base',
  clear: 'Svuota',
  notNumber: 'Questo non è un numero.',
  notInteger: 'Questo non è un numero intero.',
  notOption: 'Non è una delle opzioni.',
  tooSmall: 'Almeno {limit}.',
  tooLarge: 'Al massimo {limit}.',
  aboveOnly: 'Più di {limit}.',
  belowOnly: 'Meno di {limit}.',
  notMultiple: 'Un multiplo di {limit}.',
  tooShort: 'Almeno {limit} caratteri.',
  tooLong: 'Al massimo {limit} caratteri.',
  tooFew: 'Almeno {limit} elementi.',
  tooMany: 'Al massimo {limit} elementi.',
  notUnique: 'Gli elementi devono essere diversi.',
  valueTooLarge:
    'Nulla è precompilato: ciò che è conforme è troppo grande per essere inserito qui.',
  noValueFound: 'Nulla è precompilato: nessun valore trovato è conforme a questo schema.',
  wrongPattern: 'Non corrisponde a {pattern}',
  wrongFormat: 'Non è un valore valido per {format}.',
  dotSegment: 'I client risolvono «.» e «..»: la richiesta va a un altro percorso.',
  headerName: 'Un’intestazione non può avere questo nome. Non viene inviata.',
  headerValue:
    'Un’intestazione contiene caratteri ASCII su una sola riga. Non viene inviata.',
  cookieValue: 'Un cookie non può contenere questo carattere. Non viene inviato.',
  browserHeader:
    'I browser non permettono a una pagina di impostare questa intestazione. Gli esempi di codice la contengono.',
  browserCookie:
    'I browser non permettono a una pagina di impostare un cookie per un altro host. Gli esempi di codice lo contengono.',
  browserBody:
    'I browser non inviano un corpo con {method}. Gli esempi di codice lo contengono.',
  browserMethod:
    'I browser non permettono a una pagina di inviare {method}. Usa un esempio di codice.',
  noServer: 'La descrizione non indica alcun server. Inserisci il suo indirizzo.',
  badServer: 'Una pagina non può chiamare questo indirizzo.',
  clientCertificate: 'Richiede un certificato client, scelto dal tuo browser.',
  requestAborted: 'La richiesta è stata annullata.',
  requestOffline: 'Il tuo browser è offline.',
  requestMixed:
    'Questa pagina è servita via https, l’API via http: i browser lo bloccano. Chiama l’API via https o usa un esempio di codice.',
  requestUnreachable:
    'Il server non è raggiungibile: il suo nome è sconosciuto, rifiuta le connessioni o il suo certificato non è valido.',
  requestCors:
    'Il server risponde, ma non permette a questa pagina di leggere la risposta (CORS). Deve inviare:',
  requestPolicy:
    'La politica di sicurezza dei contenuti di questo sito non permette richieste a questo server.',
  requestCut: 'La connessione si è interrotta prima della fine della risposta.',
  requestTimedOut: 'Il server ha impiegato più di {seconds} secondi a rispondere.',
  exportAs: 'Esporta',
  emptyValue: 'vuoto',
  history: 'Cronologia',
  keptValues: 'Compilato come l’hai lasciato in questa scheda.',
  loadFailed: 'Caricamento non riuscito. Ricarica la pagina.',
  variables: 'Variabili',
  importCurl: 'Importa comando',
  notDefined: 'Non definito: {names}',
}
