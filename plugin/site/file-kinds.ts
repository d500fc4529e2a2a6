import { posix } from 'node:path'

/** File types that are published as is: images, video, audio, fonts, PDF, office documents. */
const SHOWN = new Set(
  [
    'apng avif bmp gif heic heif ico jfif jpeg jpg jxl png svg tif tiff webp',
    'aac flac m4a m4v mov mp3 mp4 mpeg mpg oga ogg ogv opus wav weba webm lottie riv srt vtt',
    'eot otf ttc ttf woff woff2',
    'doc docx epub odg odp ods odt pdf potx pps ppsx ppt pptx rtf xls xlsb xlsx',
  ].flatMap((endings) => endings.split(' ')),
)

/** Whether a file is published wherever it is, by its extension. */
export function isShown(file: string): boolean {
  return SHOWN.has(posix.extname(file).slice(1).toLowerCase())
}

/** File names that search engines, hosts and other services request at a site's root. */
const ROOT_FILE = new RegExp(
  `^(?:${[
    'robots\\.txt',
    'sitemap[\\w-]*\\.xml',
    'rss\\.xml|atom\\.xml|feed\\.xml|opensearch\\.xml',
    'llms(?:-full)?\\.txt',
    'humans\\.txt|security\\.txt|ads\\.txt|app-ads\\.txt|keybase\\.txt',
    'skill\\.md',
    'CNAME',
    '_redirects|_headers|_routes\\.json|staticwebapp\\.config\\.json|vercel\\.json',
    'manifest\\.json|(?:site|manifest)\\.webmanifest|browserconfig\\.xml|crossdomain\\.xml',
    'apple-app-site-association|assetlinks\\.json',
    'google[\\da-f]{8,}\\.html|BingSiteAuth\\.xml|yandex_[\\da-f]{8,}\\.html',
    '(?:baidu_verify|pinterest|naver|zoom_verify|wot|norton|sogousiteverification)[\\w-]*\\.(?:html|txt)',
    '[\\w-]*(?:domain|site)[\\w-]*verification[\\w-]*\\.(?:html|txt)',
    'loaderio-[\\da-f]{8,}\\.(?:html|txt)',
    // IndexNow keys are public by design.
    '[\\da-f]{32}\\.txt',
  ].join('|')})$`,
  'i',
)

/** Whether a file is published because of its name: `robots.txt`, files in `.well-known`. */
export function isWellKnown(file: string): boolean {
  return file.startsWith('.well-known/') || ROOT_FILE.test(file)
}

/** Kinds of private files, which are only published if the option `files` lists them. */
export type PrivateKind = 'key' | 'credentials' | 'dump' | 'state' | 'backup' | 'token'

/** Patterns for file names; the first match decides. */
const PRIVATE_NAMES: readonly (readonly [PrivateKind, RegExp])[] = [
  [
    'state',
    /\.(?:tfstate|tfvars|tfplan)(?:\.[\w.-]+)?$|^(?:Thumbs\.db|desktop\.ini|.*\.pid|.*\.lock|.*\.log(?:\.\d+)?)$/i,
  ],
  [
    'backup',
    /~$|^#.*#$|^\.#|\.(?:bak\d*|backup|old|orig|rej|save|sw[a-p]|tmp|temp|copy)$|^backups?(?:[-_.].*)?\.(?:zip|tar|t?gz|tgz|bz2|xz|7z|rar|zst)$/i,
  ],
  [
    'key',
    /^id_[\w-]+(?:\.pub)?$|\.(?:pem|key|p8|p12|pfx|pkcs12|jks|keystore|ppk|der|crt|cer|csr|asc|gpg|pgp|kdbx?|kbx|ovpn|mobileprovision|age)$/i,
  ],
  [
    'dump',
    /\.(?:sql|sqlite3?|db3?|dump|dmp|mdb|accdb|rdb|bson|ldif|hprof|heapsnapshot|har|pcap|pcapng|core|wal|frm|ibd|myd|parquet)(?:\.(?:gz|bz2|xz|zst|zip))?$|^dump[-_.].*\.(?:json|xml|csv|txt|zip|gz)$|^core(?:\.\d+)?$/i,
  ],
  [
    'credentials',
    /^(?:.*[-_.])?(?:secrets?|credentials?|passwords?|passwd|htpasswd|service[-_]?account|client[-_]?secrets?|kubeconfig|apikeys?|api[-_]keys?|private[-_]?keys?|auth[-_]?tokens?|access[-_]?tokens?|vault[-_]pass(?:word)?)(?:[-_.][\w-]*)*$|firebase-adminsdk|^(?:env|dotenv)(?:\.[\w-]+)*$|\.env(?:\.[\w-]+)*$|^(?:google-services|application_default_credentials|auth|token)\.json$|^wallet\.dat$|\.(?:kubeconfig|rdp|npmrc|netrc|pgpass)$/i,
  ],
]

/** The kind of a private file, by its name. Undefined if the name isn't suspicious. */
export function privateKind(file: string): PrivateKind | undefined {
  const name = posix.basename(file)
  return PRIVATE_NAMES.find(([, pattern]) => pattern.test(name))?.[0]
}

/** Instructions for coding agents. They are only pages if the navigation lists them. */
const AGENT_FILE =
  /(?:^|\/)(?:(?:AGENTS?|CLAUDE(?:\.local)?|GEMINI|COPILOT(?:-INSTRUCTIONS)?|CURSOR|CODEX|QWEN|WARP|WINDSURF|JULES)\.md)$/
const SKILL_FILE = /(?:^|\/)skill\.md$/i

/** Whether a file contains instructions for coding agents. */
export function isAgentFile(file: string): boolean {
  return AGENT_FILE.test(file) || SKILL_FILE.test(file)
}

/** Whether a file belongs to the author's skills, which a build writes to `.well-known`. */
export function isSkillSource(file: string): boolean {
  return /^\.mintlify\//i.test(file)
}
