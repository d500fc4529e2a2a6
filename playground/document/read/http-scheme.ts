/** Names of HTTP authentication schemes as registered (IANA), and NTLM. */
const REGISTERED = [
  'Concealed',
  'Digest',
  'DPoP',
  'GNAP',
  'HOBA',
  'Mutual',
  'Negotiate',
  'NTLM',
  'OAuth',
  'PrivateToken',
  'SCRAM-SHA-1',
  'SCRAM-SHA-256',
]

/**
 * The name of an HTTP authentication scheme as it is sent: registered names in their usual case,
 * others as written, because servers that make up a scheme often compare its case, too. `basic` and
 * `bearer` are in lower case in the model.
 */
export function httpScheme(written: string): string {
  const lower = written.toLowerCase()
  if (lower === 'basic' || lower === 'bearer') return lower
  return REGISTERED.find((name) => name.toLowerCase() === lower) ?? written
}
