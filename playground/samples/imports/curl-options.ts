/** What an option of curl is for us; a capital letter of the short ones is another option. */
export type CurlOption =
  | 'request'
  | 'url'
  | 'header'
  | 'data'
  | 'data-raw'
  | 'data-binary'
  | 'data-urlencode'
  | 'json'
  | 'form'
  | 'form-string'
  | 'user'
  | 'bearer'
  | 'get'
  | 'head'
  | 'cookie'
  | 'user-agent'
  | 'referer'
  | 'url-query'
  /** Says how curl goes about it, and nothing of the request. */
  | 'quiet'

/** Options of curl that we read, by their long names, with their letters. */
const KNOWN: readonly [name: string, letter: string, option: CurlOption][] = [
  ['request', 'X', 'request'],
  ['url', '', 'url'],
  ['header', 'H', 'header'],
  ['data', 'd', 'data'],
  ['data-ascii', '', 'data'],
  ['data-raw', '', 'data-raw'],
  ['data-binary', '', 'data-binary'],
  ['data-urlencode', '', 'data-urlencode'],
  ['json', '', 'json'],
  ['form', 'F', 'form'],
  ['form-string', '', 'form-string'],
  ['user', 'u', 'user'],
  ['oauth2-bearer', '', 'bearer'],
  ['cookie', 'b', 'cookie'],
  ['user-agent', 'A', 'user-agent'],
  ['referer', 'e', 'referer'],
  ['url-query', '', 'url-query'],
  ['get', 'G', 'get'],
  ['head', 'I', 'head'],
  ...[
    ['silent', 's'],
    ['show-error', 'S'],
    ['verbose', 'v'],
    ['include', 'i'],
    ['fail', 'f'],
    ['fail-with-body', ''],
    ['globoff', 'g'],
    ['location', 'L'],
    ['no-buffer', 'N'],
    ['progress-bar', '#'],
    ['no-progress-meter', ''],
    ['compressed', ''],
    ['http1.1', ''],
    ['http2', ''],
    ['basic', ''],
  ].map(([name = '', letter = '']): [string, string, CurlOption] => [
    name,
    letter,
    'quiet',
  ]),
]

/** Options that take a word, so that the word is not taken for an address: of those above, and of others. */
const WITH_WORD =
  /^(?:request|url|header|data(?:-.*)?|json|form(?:-string)?|user|oauth2-bearer|cookie|user-agent|referer|url-query|output|output-dir|cookie-jar|proxy.*|preproxy|socks.*|noproxy|connect-timeout|connect-to|max-time|max-redirs|max-filesize|retry|retry-delay|retry-max-time|write-out|cacert|capath|cert|cert-type|key|key-type|pass|ciphers|tls-max|tls13-ciphers|upload-file|resolve|dump-header|config|range|time-cond|continue-at|speed-.*|limit-rate|rate|interface|local-port|unix-socket|abstract-unix-socket|dns-.*|doh-url|aws-sigv4|trace|trace-ascii|stderr|keepalive-time|expect100-timeout|happy-eyeballs-timeout-ms|request-target|service-name|netrc-file|hsts|alt-svc|etag-.*|variable|pinnedpubkey|crlfile|engine|random-file|egd-file|krb|login-options|mail-.*|proto|proto-default|proto-redir|quote|postquote|prequote|ftp-.*|telnet-option|tftp-blksize|tlsuser|tlspassword|tlsauthtype|delegation|sasl-authzid|haproxy-clientip|ip-tos|vlan-priority|curves|parallel-max|create-file-mode)$/

/** Letters of options that take a word, beside those that we read. */
const LETTERS_WITH_WORD = 'oTcxmwEDKrzCyYQtUPhC'

/** An option as it stands in a command. */
export interface CommandOption {
  /** Undefined for one that we do not read. */
  option?: CurlOption
  /** As it was written: `-X`, `--request`. */
  name: string
  /** Its word, where it takes one. */
  value?: string
}

/** The options of a command, in order; words without one are addresses. `-sXPOST` is three of them. */
export function readOptions(words: readonly string[]): CommandOption[] {
  const found: CommandOption[] = []
  let isOver = false
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (isOver || !word.startsWith('-') || word === '-') {
      found.push({ option: 'url', name: '', value: word })
    } else if (word === '--') {
      isOver = true
    } else if (word.startsWith('--')) {
      const name = word.slice(2)
      const option = KNOWN.find(([long]) => long === name)?.[2]
      const hasWord = WITH_WORD.test(name)
      found.push({
        ...(option && { option }),
        name: word,
        ...(hasWord && { value: words[++at] ?? '' }),
      })
    } else {
      const letters = readLetters(word.slice(1), () => words[++at] ?? '')
      found.push(...letters)
    }
  }
  return found
}

function readLetters(text: string, nextWord: () => string): CommandOption[] {
  const found: CommandOption[] = []
  for (let place = 0; place < text.length; place++) {
    const letter = text[place] ?? ''
    const [long, , option] = KNOWN.find(([, short]) => short === letter) ?? []
    const hasWord = long ? WITH_WORD.test(long) : LETTERS_WITH_WORD.includes(letter)
    const base = { ...(option && { option }), name: `-${letter}` }
    if (!hasWord) {
      found.push(base)
      continue
    }
    const joined = text.slice(place + 1)
    found.push({ ...base, value: joined === '' ? nextWord() : joined })
    break
  }
  return found
}
