import type { PlaygroundToolsStrings } from './en.ts'

export const playgroundToolsIt: PlaygroundToolsStrings = {
  oauthFlow: 'Flusso',
  oauthClientId: 'ID client',
  oauthClientSecret: 'Segreto del client',
  oauthScopes: 'Ambiti',
  oauthGetToken: 'Ottieni il token',
  oauthOpens:
    'Interroga {origin}. Autorizza lì questo indirizzo di reindirizzamento: {redirect}',
  oauthAsks: 'Interroga {origin}.',
  oauthDone: 'Token ricevuto.',
  oauthFailed: 'Nessun token: {reason}',
  oauthClosed: 'la finestra è stata chiusa',
  oauthInsecure: 'questa pagina deve essere servita via https',
  oauthDiscover: 'Cerca i flussi',
  oauthLegacy: '{flow} (obsoleto)',
  oauthSecretIn: 'Invia il segreto',
  oauthInBody: 'nel modulo',
  oauthInHeader: 'in un’intestazione',
  oauthCode: 'Inserisci questo codice:',
  oauthRenew: 'Rinnova il token',
  oauthValidUntil: 'Valido fino alle {time}.',
  oauthExpired: 'Il token è scaduto.',
  oauthUnsafe:
    'Qui non si può eseguire alcun flusso: mancano indirizzi o non sono https.',
  oauthSilent:
    '{origin} non è raggiungibile o non permette a questa pagina di leggere le sue risposte (CORS).',
  oauthForbidden:
    'La content security policy di questo sito non consente richieste a {origin}.',
  historyEmpty: 'In questa scheda non è ancora stato inviato nulla.',
  historyNote: 'Conservato in questa scheda, senza credenziali.',
  historyClear: 'Cancella la cronologia',
  historyRestore: 'Compila di nuovo',
  noAnswer: 'nessuna risposta',
}
