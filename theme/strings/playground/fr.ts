import type { PlaygroundStrings } from './en.ts'

export const playgroundFr: PlaygroundStrings = {
  chooseExample: 'Remplir avec un exemple',
  nothing: 'Aucun',
  item: 'Élément {number}',
  revealSecrets: 'Afficher les secrets',
  rememberCredentials: 'Mémoriser dans cet onglet',
  credentialsForgotten: 'Identifiants oubliés.',
  credentialsOf: 'Envoyé à {origin} uniquement.',
  useProxy: 'Envoyer via {origin}',
  showMore: 'Afficher plus',
  receiving: 'Réception : {size}',
  events: 'Événements : {count}.',
  earlierEvents: 'Événements antérieurs non affichés : {count}.',
  responseAnnounced: 'Réponse : {status}, {time}, {size}',
  headersHidden:
    'Seuls les en-têtes exposés par l’API (Access-Control-Expose-Headers) sont visibles ici.',
  problemsFound:
    'Champs peut-être erronés : {count}. Envoyez encore une fois pour envoyer tel quel.',
  sendAnyway: 'Envoyer quand même',
  ownBaseUrl: 'Autre URL de base',
  clear: 'Vider',
  notNumber: 'Ce n’est pas un nombre.',
  notInteger: 'Ce n’est pas un nombre entier.',
  notOption: 'Ce n’est pas l’une des options.',
  tooSmall: 'Au moins {limit}.',
  tooLarge: 'Au plus {limit}.',
  aboveOnly: 'Plus de {limit}.',
  belowOnly: 'Moins de {limit}.',
  notMultiple: 'Un multiple de {limit}.',
  tooShort: 'Au moins {limit} caractères.',
  tooLong: 'Au plus {limit} caractères.',
  tooFew: 'Au moins {limit} éléments.',
  tooMany: 'Au plus {limit} éléments.',
  notUnique: 'Les éléments doivent être différents.',
  valueTooLarge:
    'Rien n’est prérempli : ce qui convient est trop volumineux pour être inséré ici.',
  noValueFound:
    'Rien n’est prérempli : aucune valeur conforme à ce schéma n’a été trouvée.',
  wrongPattern: 'Ne correspond pas à {pattern}',
  wrongFormat: 'Ce n’est pas une valeur valide pour {format}.',
  dotSegment:
    'Les clients résolvent « . » et « .. » : la requête va vers un autre chemin.',
  headerName: 'Un en-tête ne peut pas porter ce nom. Il n’est pas envoyé.',
  headerValue:
    'Un en-tête contient des caractères ASCII sur une seule ligne. Il n’est pas envoyé.',
  cookieValue: 'Un cookie ne peut pas contenir ce caractère. Il n’est pas envoyé.',
  browserHeader:
    'Les navigateurs ne laissent pas une page définir cet en-tête. Les exemples de code le contiennent.',
  browserCookie:
    'Les navigateurs ne laissent pas une page définir un cookie pour un autre hôte. Les exemples de code le contiennent.',
  browserBody:
    'Les navigateurs n’envoient pas de corps avec {method}. Les exemples de code le contiennent.',
  browserMethod:
    'Les navigateurs ne laissent pas une page envoyer {method}. Utilisez un exemple de code.',
  noServer: 'La description n’indique aucun serveur. Saisissez son adresse.',
  badServer: 'Une page ne peut pas appeler cette adresse.',
  clientCertificate: 'Nécessite un certificat client, que votre navigateur choisit.',
  requestAborted: 'La requête a été annulée.',
  requestOffline: 'Votre navigateur est hors ligne.',
  requestMixed:
    'Cette page est servie en https, l’API en http : les navigateurs bloquent cela. Appelez l’API en https ou utilisez un exemple de code.',
  requestUnreachable:
    'Le serveur est injoignable : son nom est inconnu, il refuse les connexions ou son certificat n’est pas valide.',
  requestCors:
    'Le serveur répond, mais n’autorise pas cette page à lire la réponse (CORS). Il doit envoyer :',
  requestPolicy:
    'La politique de sécurité du contenu de ce site n’autorise pas les requêtes vers ce serveur.',
  requestCut: 'La connexion a été coupée avant la fin de la réponse.',
  requestTimedOut: 'Le serveur a mis plus de {seconds} secondes à répondre.',
  exportAs: 'Exporter',
  emptyValue: 'vide',
  history: 'Historique',
  keptValues: 'Rempli comme vous l’avez laissé dans cet onglet.',
  loadFailed: 'Le chargement a échoué. Rechargez la page.',
  variables: 'Variables',
  importCurl: 'Importer une commande',
  notDefined: 'Non défini : {names}',
}
