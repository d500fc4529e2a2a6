/** What the lesser-used tools of the playground say, in English: fetched with them. */
export const playgroundToolsEn = {
  oauthFlow: 'Flow',
  oauthClientId: 'Client ID',
  oauthClientSecret: 'Client secret',
  oauthScopes: 'Scopes',
  oauthGetToken: 'Get token',
  oauthOpens: 'Asks {origin}. Allow this redirect address there: {redirect}',
  oauthAsks: 'Asks {origin}.',
  oauthDone: 'Token received.',
  oauthFailed: 'No token: {reason}',
  oauthClosed: 'the window was closed',
  oauthInsecure: 'this page must be served over https',
  oauthDiscover: 'Find the flows',
  oauthLegacy: '{flow} (legacy)',
  oauthSecretIn: 'Send the secret',
  oauthInBody: 'in the form',
  oauthInHeader: 'in a header',
  oauthCode: 'Enter this code:',
  oauthRenew: 'Renew token',
  oauthValidUntil: 'Valid until {time}.',
  oauthExpired: 'The token has expired.',
  oauthUnsafe: 'No flow can be run here: addresses are missing, or are not https.',
  oauthSilent:
    '{origin} cannot be reached, or does not let this page read its answers (CORS).',
  oauthForbidden:
    'The content security policy of this site does not allow requests to {origin}.',
  historyEmpty: 'Nothing was sent in this tab yet.',
  historyNote: 'Kept in this tab, without credentials.',
  historyClear: 'Clear history',
  historyRestore: 'Fill in again',
  noAnswer: 'no answer',
}

/** The same words of another language. */
export type PlaygroundToolsStrings = Record<keyof typeof playgroundToolsEn, string>
