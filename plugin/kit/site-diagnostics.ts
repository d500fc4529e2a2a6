import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** What is said about files, pages and the navigation. */
export const siteDiagnostics = {
  'site/credential': {
    title: 'A page, a snippet or an API description shows what looks like a real secret',
    help: 'It has the shape that the maker of the service gave its tokens, or is a private key. Pages are public: revoke the secret, and write a placeholder such as `YOUR_API_KEY`.',
  },
  'site/duplicate-route': {
    title: 'Two files have the same address',
    help: '`a.md` and `a.mdx`, or `a.mdx` and `a/index.mdx`, are both `/a`. One of them is published: `.mdx` takes precedence over `.md`, and `a` before `a/index`. Rename or remove the other.',
  },
  'site/file-name': {
    title: 'A page has a name that not every system can store',
    help: 'The name holds a character such as `?` or `:`, is a device name of Windows such as `con`, ends with a space or a dot, or is too long. The page would have no address that works on every host, so it is not published. Rename the file.',
  },
  'site/frontmatter-key': {
    title: 'A frontmatter key is spelt in another way than the one that has an effect',
    help: 'Unknown keys are allowed and kept, but this one differs from a known key only in a letter or two, in case, `-` or `_`. Write it as the hint says.',
  },
  'site/frontmatter-language': {
    title: 'Frontmatter is not YAML',
    help: 'Frontmatter is YAML between two lines of `---`. Other languages (`---js`, `---json`, `+++`) are not read, and never run as code. The page is built without its frontmatter.',
  },
  'site/frontmatter-opening': {
    title: 'The opening line of the frontmatter holds more than `---`',
    help: 'Other tools do not read frontmatter whose first key stands on the line of the dashes. Put the key on the next line.',
  },
  'site/frontmatter-syntax': {
    title: 'Frontmatter is not valid YAML',
    help: 'Most often a value has `: ` in it, or a quote or bracket is left open: put the value in quotes. Keys that can be read on their own are used, and the page is built.',
  },
  'site/frontmatter-unclosed': {
    title: 'Frontmatter has no end',
    help: 'Put a line of `---` after the last key. Until then the lines that look like keys are taken as frontmatter, and the rest is the page.',
  },
  'site/frontmatter-unopened': {
    title: 'Frontmatter has no opening line',
    help: 'Frontmatter stands between two lines of `---`, the first of which is the first line of the file. Without it, title and description are shown on the page as text.',
  },
  'site/frontmatter-value': {
    title: 'A frontmatter key has a value of the wrong kind',
    help: 'The key is ignored. Numbers and `true` are taken as text where text is wanted, and `"true"` as true where that is wanted; lists and objects are not.',
  },
  'site/link-file': {
    title: 'A symbolic link leads nowhere or out of the content folder',
    help: 'Nothing outside the content folder is published. Copy the file, or make the link lead to a file inside.',
  },
  'site/missing-link': {
    title: 'A tab, anchor or other entry links to a page that does not exist',
    help: 'The address is no page, file, folder or redirect of the site. Correct it, or write the page.',
  },
  'site/missing-page': {
    title: 'The navigation names a page that has no file',
    help: 'The entry is left out. Paths start at the content folder and have no ending: `guides/start` is `guides/start.mdx`.',
  },
  'site/name-clash': {
    title: 'Two page names differ only in case or in the form of their accents',
    help: 'On macOS and Windows, and on some hosts, they are one file. Only the first is published. Rename one of them.',
  },
  'site/not-utf-8': {
    title: 'A page is not UTF-8 text',
    help: 'The place is that of the first byte that is wrong. Save the file as UTF-8; until then wrong bytes are shown as `�`.',
  },
  'site/operations-left-out': {
    title: 'API entries of the navigation are left out',
    help: 'The navigation lists operations (`GET /path`) or API descriptions, but no API pages are built in this run.',
  },
  'site/private-file': {
    title: 'Files that look private are not published',
    help: 'Keys, credentials, databases and dumps, state and logs of tools, backups of editors, and texts that hold a private key or a token are never published unasked, also where a page links to them. Move them out of the content folder, or list them in `.mintignore`. A file that is meant for readers is named in `files` of the settings.',
  },
  'site/public-address': {
    title: 'The public address of the site is not a web address',
    help: 'Write it with its scheme: `https://docs.example.com`. The sitemap, canonical links and feeds need it.',
  },
  'site/redirect-circle': {
    title: 'A redirect leads back to itself',
    help: 'Readers would see an error of their browser. Let the last redirect of the chain lead to a page.',
  },
  'site/redirect-of-page': {
    title: 'A redirect starts at the address of a page',
    help: 'The page is shown at that address, so that the redirect never happens. Remove one of them.',
  },
  'site/repeated-title': {
    title: 'A page repeats its title as its first heading',
    help: 'The title is shown above the page already, so the heading is left out. Remove one of them.',
  },
  'site/unlinked-file': {
    title: 'Files are not published, since nothing links to them',
    help: 'Images, media, fonts, PDF and office files are published wherever they lie, other files where a page, a component or a setting links to them. Link to what readers need, or name it in `files` of the settings, which takes the patterns of `.mintignore`: `"files": ["downloads/**"]`. What is listed in `.mintignore` is not counted.',
  },
  'site/version-mismatch': {
    title: 'A page says another version than the navigation around it',
    help: '`version` in frontmatter takes precedence over the version of the navigation, but the navigation does not list the page in that version. The page stays where it is listed.',
  },
} satisfies Record<string, DiagnosticDoc>
