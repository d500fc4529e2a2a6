import type { PlaygroundToolsStrings } from './en.ts'

export const playgroundToolsFr: PlaygroundToolsStrings = {
  oauthFlow: 'Flux',
  oauthClientId: 'ID client',
  oauthClientSecret: 'Secret client',
  oauthScopes: 'Autorisations',
  oauthGetToken: 'Obtenir un jeton',
  oauthOpens: 'Interroge {origin}. Autorisez-y cette adresse de redirection : {redirect}',
  oauthAsks: 'Interroge {origin}.',
  oauthDone: 'Jeton reçu.',
  oauthFailed: 'Pas de jeton : {reason}',
  oauthClosed: 'la fenêtre a été fermée',
  oauthInsecure: 'cette page doit être servie en https',
  oauthDiscover: 'Chercher les flux',
  oauthLegacy: '{flow} (obsolète)',
  oauthSecretIn: 'Envoyer le secret',
  oauthInBody: 'dans le formulaire',
  oauthInHeader: 'dans un en-tête',
  oauthCode: 'Saisissez ce code :',
  oauthRenew: 'Renouveler le jeton',
  oauthValidUntil: 'Valable jusqu’à {time}.',
  oauthExpired: 'Le jeton a expiré.',
  oauthUnsafe:
    'Aucun flux ne peut être exécuté ici : des adresses manquent ou ne sont pas en https.',
  oauthSilent:
    '{origin} est injoignable ou ne laisse pas cette page lire ses réponses (CORS).',
  oauthForbidden:
    'La politique de sécurité du contenu de ce site n’autorise pas les requêtes vers {origin}.',
  historyEmpty: 'Rien n’a encore été envoyé dans cet onglet.',
  historyNote: 'Conservé dans cet onglet, sans identifiants.',
  historyClear: 'Effacer l’historique',
  historyRestore: 'Remplir à nouveau',
  noAnswer: 'pas de réponse',
}
