/** Names that authors use for plain text. */
const PLAIN = new Set(
  (
    'text txt plain plaintext text/plain none output stdout stderr result raw ansi console-output ' +
    'tree prompt url uri pem request response log-output traceback stacktrace gitignore ignore'
  ).split(' '),
)

/** Names that Shiki lacks, with the grammar to use for them. */
const GRAMMARS: Readonly<Record<string, string>> = {
  apacheconf: 'apache',
  htaccess: 'apache',
  asp: 'razor',
  aspx: 'razor',
  cshtml: 'razor',
  avdl: 'json',
  avro: 'json',
  cfg: 'ini',
  conf: 'ini',
  editorconfig: 'ini',
  service: 'ini',
  cli: 'shellscript',
  crontab: 'shellscript',
  curl: 'shellscript',
  npm: 'shellscript',
  pnpm: 'shellscript',
  terminal: 'shellscript',
  yarn: 'shellscript',
  django: 'jinja',
  jinja2: 'jinja',
  helm: 'yaml',
  ansible: 'yaml',
  openapi: 'yaml',
  ejs: 'erb',
  env: 'dotenv',
  'env-file': 'dotenv',
  ex: 'elixir',
  fortran: 'fortran-free-form',
  golang: 'go',
  gomod: 'go',
  'go.mod': 'go',
  gradle: 'groovy',
  graphqls: 'graphql',
  htm: 'html',
  svg: 'xml',
  xhtml: 'html',
  plist: 'xml',
  xslt: 'xsl',
  ipython: 'python',
  py3: 'python',
  pycon: 'python',
  pytb: 'python',
  python3: 'python',
  jsonschema: 'json',
  ndjson: 'jsonl',
  jsp: 'java',
  math: 'latex',
  mysql: 'sql',
  postgres: 'sql',
  postgresql: 'sql',
  node: 'javascript',
  patch: 'diff',
  'shell-session': 'shellsession',
  sol: 'solidity',
  vba: 'vb',
  vbnet: 'vb',
  wat: 'wasm',
}

/** The grammar for a language name, in lower case. Authors use many names for one language. */
export function grammarName(language: string): string {
  const name = language.toLowerCase()
  return Object.hasOwn(GRAMMARS, name) ? GRAMMARS[name]! : name
}

/** Whether a language name means plain text. */
export function isPlainText(name: string): boolean {
  return name === '' || PLAIN.has(name)
}
