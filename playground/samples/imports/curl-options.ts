/** The curl options that affect the imported request, by what they do. */
type CurlOption =
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
  /** Affects how curl works, not the request. */
  | 'quiet'

/** The supported options: long name, short letter, meaning. */
const OPTIONS: readonly [name: string, letter: string, option: CurlOption][] = [
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

/**
 * Long options that take an argument, including unsupported ones, so that the argument isn't
 * mistaken for a URL.
 */
const WITH_ARGUMENT =
  /^(?:request|url|header|data(?:-.*)?|json|form(?:-string)?|user|oauth2-bearer|cookie|user-agent|referer|url-query|output|output-dir|cookie-jar|proxy.*|preproxy|socks.*|noproxy|connect-timeout|connect-to|max-time|max-redirs|max-filesize|retry|retry-delay|retry-max-time|write-out|cacert|capath|cert|cert-type|key|key-type|pass|ciphers|tls-max|tls13-ciphers|upload-file|resolve|dump-header|config|range|time-cond|continue-at|speed-.*|limit-rate|rate|interface|local-port|unix-socket|abstract-unix-socket|dns-.*|doh-url|aws-sigv4|trace|trace-ascii|stderr|keepalive-time|expect100-timeout|happy-eyeballs-timeout-ms|request-target|service-name|netrc-file|hsts|alt-svc|etag-.*|variable|pinnedpubkey|crlfile|engine|random-file|egd-file|krb|login-options|mail-.*|proto|proto-default|proto-redir|quote|postquote|prequote|ftp-.*|telnet-option|tftp-blksize|tlsuser|tlspassword|tlsauthtype|delegation|sasl-authzid|haproxy-clientip|ip-tos|vlan-priority|curves|parallel-max|create-file-mode)$/

/** Letters of further short options with an argument. */
const LETTERS_WITH_ARGUMENT = 'oTcxmwEDKrzCyYQtUPhC'

/** An option in a command. */
export interface CommandOption {
  /** `undefined` for an unsupported option. */
  option?: CurlOption
  /** As written: `-X`, `--request`. */
  name: string
  /** Its argument, if it takes one. */
  value?: string
}

/**
 * Parses the words of a command, in order. Words that aren't options are URLs. Short options can
 * be combined: `-sXPOST` is `-s` and `-X POST`.
 */
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
      const option = OPTIONS.find(([long]) => long === name)?.[2]
      const hasArgument = WITH_ARGUMENT.test(name)
      found.push({
        ...(option && { option }),
        name: word,
        ...(hasArgument && { value: words[++at] ?? '' }),
      })
    } else {
      const letters = readLetters(word.slice(1), () => words[++at] ?? '')
      found.push(...letters)
    }
  }
  return found
}

/** Parses combined short options. The rest of the word, or the next word, is the argument. */
function readLetters(text: string, nextWord: () => string): CommandOption[] {
  const found: CommandOption[] = []
  for (let place = 0; place < text.length; place++) {
    const letter = text[place] ?? ''
    const [long, , option] = OPTIONS.find(([, short]) => short === letter) ?? []
    const hasArgument = long
      ? WITH_ARGUMENT.test(long)
      : LETTERS_WITH_ARGUMENT.includes(letter)
    const base = { ...(option && { option }), name: `-${letter}` }
    if (!hasArgument) {
      found.push(base)
      continue
    }
    const joined = text.slice(place + 1)
    found.push({ ...base, value: joined === '' ? nextWord() : joined })
    break
  }
  return found
}
