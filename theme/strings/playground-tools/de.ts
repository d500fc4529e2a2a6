import type { PlaygroundToolsStrings } from './en.ts'

export const playgroundToolsDe: PlaygroundToolsStrings = {
  oauthFlow: 'Ablauf',
  oauthClientId: 'Client-ID',
  oauthClientSecret: 'Client-Secret',
  oauthScopes: 'Berechtigungen',
  oauthGetToken: 'Token anfordern',
  oauthOpens: 'Fragt {origin}. Erlaube dort diese Weiterleitungsadresse: {redirect}',
  oauthAsks: 'Fragt {origin}.',
  oauthDone: 'Token erhalten.',
  oauthFailed: 'Kein Token: {reason}',
  oauthClosed: 'das Fenster wurde geschlossen',
  oauthInsecure: 'diese Seite muss über https ausgeliefert werden',
  oauthDiscover: 'Abläufe suchen',
  oauthLegacy: '{flow} (veraltet)',
  oauthSecretIn: 'Secret senden',
  oauthInBody: 'im Formular',
  oauthInHeader: 'in einem Header',
  oauthCode: 'Gib diesen Code ein:',
  oauthRenew: 'Token erneuern',
  oauthValidUntil: 'Gültig bis {time}.',
  oauthExpired: 'Das Token ist abgelaufen.',
  oauthUnsafe:
    'Hier lässt sich kein Ablauf ausführen: Adressen fehlen oder beginnen nicht mit https.',
  oauthSilent:
    '{origin} ist nicht erreichbar oder lässt diese Seite seine Antworten nicht lesen (CORS).',
  oauthForbidden:
    'Die Content Security Policy dieser Website erlaubt keine Anfragen an {origin}.',
  historyEmpty: 'In diesem Tab wurde noch nichts gesendet.',
  historyNote: 'Bleibt in diesem Tab, ohne Zugangsdaten.',
  historyClear: 'Verlauf löschen',
  historyRestore: 'Wieder ausfüllen',
  noAnswer: 'keine Antwort',
}
