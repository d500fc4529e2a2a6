import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** Diagnostics of files, pages and the navigation. */
export const siteDiagnostics = {
  'site/credential': {
    title: 'A page, snippet or API description contains what looks like a secret',
    help: "It has the format of a service's tokens, or is a private key. Pages are public: revoke the secret, and use a placeholder such as `YOUR_API_KEY`.",
  },
  'site/duplicate-route': {
    title: 'Two files have the same URL',
    help: '`a.md` and `a.mdx`, or `a.mdx` and `a/index.mdx`, both have the URL `/a`. Only one is published: `.mdx` takes precedence over `.md`, and `a` over `a/index`. Rename or remove the other.',
  },
  'site/file-name': {
    title: "A page can't be published under its file name",
    help: 'The name contains a backslash or an invisible character, or is too long. Rename the file.',
  },
  'site/foreign-frontmatter': {
    title: 'A frontmatter key of another tool has no effect',
    help: 'Pages with `draft: true` (Docusaurus, Starlight) are published, and `slug` (Docusaurus) does not change the URL. Write the key of the hint, or convert such keys with the `frontmatter` option: then they are not reported.',
  },
  'site/frontmatter-key': {
    title: 'A frontmatter key is misspelled',
    help: 'You can use your own keys, but this one is almost the same as a key with an effect. Use the key in the hint.',
  },
  'site/frontmatter-language': {
    title: "Frontmatter isn't YAML",
    help: "Frontmatter is YAML between two lines of `---`. Other languages (`---js`, `---json`, `+++`) aren't supported, and never run. The page is built without its frontmatter.",
  },
  'site/frontmatter-opening': {
    title: 'The opening line of frontmatter contains more than `---`',
    help: "Other tools don't recognize frontmatter with a key on the line of the dashes. Move the key to the next line.",
  },
  'site/frontmatter-syntax': {
    title: "Frontmatter isn't valid YAML",
    help: "Usually, a value contains `: `, or a quote or bracket isn't closed: quote the value. Keys that can be parsed are used, and the page is built.",
  },
  'site/frontmatter-unclosed': {
    title: "Frontmatter isn't closed",
    help: 'Add a line of `---` after the last key. Until then, lines that look like keys are used as frontmatter, and the rest is content.',
  },
  'site/frontmatter-unopened': {
    title: 'Frontmatter has no opening line',
    help: 'Frontmatter is between two lines of `---`, and the first one must be the first line of the file. Otherwise, it is shown as text.',
  },
  'site/frontmatter-value': {
    title: 'A frontmatter key has an invalid value',
    help: 'The key is ignored. Numbers and `true` are accepted as strings, and `"true"` as a boolean; lists and objects are not.',
  },
  'site/link-file': {
    title: 'A symbolic link is broken, or leads outside the content folder',
    help: "Files outside the content folder aren't published. Copy the file, or change the target of the link.",
  },
  'site/missing-link': {
    title: "A navigation entry links to a page that doesn't exist",
    help: 'The link leads to no page, file, folder or redirect. Fix it, or create the page.',
  },
  'site/empty-entry': {
    title: 'An entry of the navigation has no pages',
    help: 'Groups, tabs and the like without pages are not shown. Add a page, an API description or `href`, or remove the entry.',
  },
  'site/missing-page': {
    title: "The navigation lists a page that doesn't exist",
    help: 'The entry is omitted. Paths are relative to the content folder, without extension: `guides/start` is `guides/start.mdx`.',
  },
  'site/name-clash': {
    title: 'Two page names differ only in case or accents',
    help: 'On macOS, Windows and some hosts, they are the same file. Only the first is published. Rename one of them.',
  },
  'site/node-script': {
    title: 'Scripts for Node.js are not loaded',
    help: "`.js` files in the content folder are loaded on every page, except scripts that browsers can't run: they start with `#!`, call `require`, import a module of Node.js, or are CommonJS modules, such as `tailwind.config.js`. They are published only if a page links to them. List them in `.mintignore`, or move them out of the content folder.",
  },
  'site/not-utf-8': {
    title: "A page isn't UTF-8",
    help: 'The location is that of the first invalid byte. Save the file as UTF-8. Until then, invalid bytes are shown as `�`.',
  },
  'site/operations-left-out': {
    title: 'API entries in the navigation are omitted',
    help: 'The navigation lists operations (`GET /path`) or API descriptions, but no API pages are built in this run.',
  },
  'site/private-file': {
    title: "Files that look private aren't published",
    help: 'Keys, credentials, databases and dumps, tool state and logs, editor backups, and texts that contain a private key or token are never published by default, even if a page links to them. Move them out of the content folder, or list them in `.mintignore`. If a file is meant for readers, add it to `files` in the settings.',
  },
  'site/public-address': {
    title: 'The public URL of the site is invalid',
    help: 'Include the scheme: `https://docs.example.com`. The sitemap, canonical links and feeds need it.',
  },
  'site/redirect-circle': {
    title: 'Redirects form a loop',
    help: 'Browsers would show an error. Point the last redirect to a page.',
  },
  'site/redirect-of-page': {
    title: 'A redirect has the URL of a page or a file',
    help: 'The page or file is shown, and the redirect has no effect. Remove one of them. Builds write `robots.txt`, `llms.txt`, `llms-full.txt` and the Markdown of each page, unless the content folder has them.',
  },
  'site/repeated-title': {
    title: 'A page repeats its title as its first heading',
    help: 'The title is already shown above the page, so the heading is omitted. Remove one of them, or leave it for readers of the file in its repository.',
  },
  'site/unlinked-file': {
    title: "Files aren't published, because nothing links to them",
    help: 'Images, media, fonts, PDF and office documents are always published, other files only if a page, component or setting links to them. Link to files that readers need, or list them in `files` in the settings, with the patterns of `.mintignore`: `"files": ["downloads/**"]`. Files in `.mintignore` aren\'t counted.',
  },
  'site/unmatched-pattern': {
    title: 'A pattern in `files` matches no file',
    help: "Patterns are those of `.mintignore`, with `/` between folders: `downloads/**`. Pages, and files in `.mintignore`, aren't published as files.",
  },
  'site/unportable-name': {
    title: 'A page has a file name that not every system supports',
    help: "The name contains a character such as `?` or `:`, is a Windows device name such as `con`, or ends with a space or a dot. Its URL is the encoded name: `/what-is-it%3F`. The site can't be checked out and built on Windows, and some hosts refuse such files. Rename the file, and add a redirect from the old URL.",
  },
  'site/version-mismatch': {
    title: 'A page has another version than its navigation',
    help: "`version` in frontmatter takes precedence over the navigation, but the navigation doesn't list the page in that version. The page stays where it is listed.",
  },
} satisfies Record<string, DiagnosticDoc>
