/**
 * English UI strings of the less common playground tools. They are bundled with those, and
 * loaded on demand.
 */
export const playgroundToolsEn = {
  oauthFlow: 'Flow',
  oauthClientId: 'Client ID',
  oauthClientSecret: 'Client secret',
  oauthScopes: 'Scopes',
  oauthGetToken: 'Get token',
  oauthOpens:
    'Requests a token from {origin}, which must allow this redirect URL: {redirect}',
  oauthAsks: 'Requests a token from {origin}.',
  oauthDone: 'Token received.',
  oauthFailed: 'No token received: {reason}',
  oauthClosed: 'the window was closed',
  oauthInsecure: 'this page must be served over https',
  oauthDiscover: 'Discover flows',
  oauthLegacy: '{flow} (legacy)',
  oauthSecretIn: 'Send the secret',
  oauthInBody: 'in the form',
  oauthInHeader: 'in a header',
  oauthCode: 'Enter this code:',
  oauthRenew: 'Renew token',
  oauthValidUntil: 'Valid until {time}.',
  oauthExpired: 'The token has expired.',
  oauthUnsafe: 'No flow can be used here: its URLs are missing or not https.',
  oauthSilent:
    '{origin} cannot be reached, or does not let this page read its responses (CORS).',
  oauthForbidden:
    'The content security policy of this site does not allow requests to {origin}.',
  historyEmpty: 'Nothing has been sent in this tab yet.',
  historyNote: 'Kept in this tab, without credentials.',
  historyClear: 'Clear history',
  historyRestore: 'Fill in again',
  noAnswer: 'no response',
  environment: 'Environment',
  noEnvironment: 'No environment',
  addEnvironment: 'Add environment',
  removeEnvironment: 'Remove environment',
  environmentName: 'Name of the environment',
  sharedVariables: 'In all environments',
  ownVariables: 'Only in {name}',
  variableName: 'Name',
  variableValue: 'Value',
  secretVariable: 'Secret',
  addVariable: 'Add variable',
  variablesNote:
    'Use {example} in any field. Kept in this tab, without the values of secret variables.',
  curlCommand: 'cURL / PowerShell command',
  curlFill: 'Fill in',
  curlOther: 'This command is a request to {request}, not to {operation}.',
  curlUnreadable: 'This command could not be parsed as cURL or PowerShell.',
  curlFilled: 'The form has been filled in.',
  curlNotTaken: 'Not imported:',
}

/** The same strings in one language. */
export type PlaygroundToolsStrings = Record<keyof typeof playgroundToolsEn, string>
