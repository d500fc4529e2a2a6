import { playgroundEn } from '../../../theme/strings/playground/en.ts'

/**
 * English strings of the console. Keys that also exist in `theme/strings/` have the same name, so
 * that pages in other languages can pass their strings (`consoleProps`).
 */
export const consoleStrings = {
  ...playgroundEn,
  tryIt: 'Try it',
  send: 'Send',
  sending: 'Sending...',
  cancel: 'Cancel',
  close: 'Close',
  reset: 'Reset',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying failed',
  required: 'required',
  deprecated: 'deprecated',
  servers: 'Servers',
  baseUrl: 'Base URL',
  authorization: 'Authorization',
  pathParameters: 'Path Parameters',
  queryParameters: 'Query Parameters',
  headers: 'Headers',
  cookies: 'Cookies',
  body: 'Body',
  request: 'Request',
  response: 'Response',
  responseHeaders: 'Response Headers',
  contentType: 'Content type',
  option: 'Option {number}',
  examples: 'Examples',
  notSet: 'not set',
  username: 'Username',
  password: 'Password',
  enterToken: 'Enter token',
  selectFile: 'Choose a file',
  addItem: 'Add item',
  addProperty: 'Add property',
  removeItem: 'Remove',
  propertyName: 'Property name',
  rawBody: 'Edit as text',
  formBody: 'Edit as form',
  language: 'Language',
  forgetCredentials: 'Forget credentials',
  status: 'Status',
  download: 'Download',
  emptyResponse: 'The response is empty.',
  sendToSee: 'Send the request to see the response.',

  default: 'default:',
  length: 'Length:',
  items: 'Items:',
  pattern: 'Pattern:',
  multipleOf: 'Multiple of:',
  uniqueItems: 'Unique items',

  requiredValue: 'This value is required.',
  invalidJson: 'This is not valid JSON.',

  requestFailed: 'The request received no response.',
}

/** The UI strings that a console needs at once, by key, in the site's language. */
export type ConsoleStrings = typeof consoleStrings
