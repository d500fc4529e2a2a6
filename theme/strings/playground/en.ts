/**
 * English UI strings of the playground console. They are bundled with it; pages pass only
 * strings that differ.
 */
export const playgroundEn = {
  chooseExample: 'Insert an example',
  nothing: 'None',
  item: 'Item {number}',
  revealSecrets: 'Show secrets',
  rememberCredentials: 'Remember in this tab',
  credentialsForgotten: 'Credentials forgotten.',
  credentialsOf: 'Sent to {origin} only.',
  useProxy: 'Send through {origin}',
  showMore: 'Show more',
  receiving: 'Receiving: {size}',
  events: 'Events: {count}.',
  earlierEvents: 'Earlier events not shown: {count}.',
  responseAnnounced: 'Response: {status}, {time}, {size}',
  headersHidden:
    'Only headers that the API exposes (Access-Control-Expose-Headers) are shown here.',
  problemsFound:
    'Fields that may be invalid: {count}. Press Send again to send the request anyway.',
  sendAnyway: 'Send anyway',
  ownBaseUrl: 'Another server',
  clear: 'Clear',
  notNumber: 'This is not a number.',
  notInteger: 'This is not a whole number.',
  notOption: 'This is not one of the options.',
  tooSmall: 'At least {limit}.',
  tooLarge: 'At most {limit}.',
  aboveOnly: 'More than {limit}.',
  belowOnly: 'Less than {limit}.',
  notMultiple: 'A multiple of {limit}.',
  tooShort: 'At least {limit} characters.',
  tooLong: 'At most {limit} characters.',
  tooFew: 'At least {limit} items.',
  tooMany: 'At most {limit} items.',
  notUnique: 'Items must be unique.',
  valueTooLarge: 'Nothing was filled in: a matching value would be too large.',
  noValueFound: 'Nothing was filled in: no value was found that matches this schema.',
  wrongPattern: 'Does not match {pattern}',
  wrongFormat: 'This is not a valid {format}.',
  dotSegment:
    'Clients resolve “.” and “..” segments, so the request goes to another path.',
  headerName: 'This is not a valid header name. The header is not sent.',
  headerValue:
    'A header value can only contain ASCII characters on one line. The header is not sent.',
  cookieValue: 'A cookie cannot contain this character. The cookie is not sent.',
  browserHeader:
    'Browsers do not let a page set this header. The code samples include it.',
  browserCookie:
    'Browsers do not let a page set a cookie for another host. The code samples include it.',
  browserBody: 'Browsers cannot send a body with {method}. The code samples include it.',
  browserMethod: 'Browsers do not let a page send {method} requests. Use a code sample.',
  noServer: 'The description names no server. Enter its address.',
  badServer: 'A page cannot send requests to this address.',
  clientCertificate: 'Requires a client certificate, which your browser selects.',
  requestAborted: 'The request was cancelled.',
  requestOffline: 'Your browser is offline.',
  requestMixed:
    'This page is served over https and the API over http, which browsers block. Call the API over https, or use a code sample.',
  requestUnreachable:
    'The server cannot be reached: its name is unknown, it refuses connections, or its certificate is not valid.',
  requestCors:
    'The server responds, but does not allow this page to read the response (CORS). It must send:',
  requestPolicy:
    'The content security policy of this site does not allow requests to this server.',
  requestCut: 'The connection was lost before the response was complete.',
  requestTimedOut: 'The server took longer than {seconds} seconds to respond.',
  exportAs: 'Export',
  emptyValue: 'empty',
  history: 'History',
  keptValues: 'Restored as you left it in this tab.',
  loadFailed: 'This could not be loaded. Reload the page.',
  variables: 'Variables',
  importCurl: 'Import command',
  notDefined: 'Not defined: {names}',
}

/** The same strings in one language. */
export type PlaygroundStrings = Record<keyof typeof playgroundEn, string>
