import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** What the error reference says of the settings. */
export const settingsDiagnostics = {
  'settings/missing-file': {
    title: 'The folder has no settings file',
    help: 'Every site has a `docs.json` (or an older `mint.json`) at its root, with at least a `name` and a `navigation`. Start Skerry in the folder that holds it, or name that folder.',
  },
  'settings/unreadable': {
    title: 'The settings file cannot be read',
    help: 'The file exists, but reading it failed. It may be a folder, or you may lack the permission to read it.',
  },
  'settings/encoding': {
    title: 'A settings file is not UTF-8',
    help: 'JSON is UTF-8. Open the file in your editor and save it with that encoding.',
  },
  'settings/invalid-json': {
    title: 'A settings file is not valid JSON',
    help: 'JSON is stricter than JavaScript: keys and texts stand in double quotes, there are no comments, and no comma stands before a closing bracket. The frame shows where reading stopped; the mistake is there or just before.',
  },
  'settings/too-deep': {
    title: 'Settings are nested too deeply, or refer to too many files',
    help: 'Brackets may nest to 100 levels, and sixteen files may refer to one another in a row. Real sites need far less.',
  },
  'settings/duplicate-key': {
    title: 'A key is written twice in one object',
    help: 'In JSON the last of them counts, and the others are lost in silence. Remove all but one.',
  },
  'settings/not-an-object': {
    title: 'The settings are not an object',
    help: 'The whole file must be one object: `{ "name": …, "navigation": … }`.',
  },
  'settings/missing-key': {
    title: 'A required setting is missing',
    help: 'Add the key that the message names to the object at this place.',
  },
  'settings/invalid-value': {
    title: 'A setting has a value that it cannot have',
    help: 'The message says what is allowed; until then the setting counts as absent. Where its meaning is clear (`"true"`, an address without `https://`), or nothing is lost but a word, an icon or an empty text, this is a warning. Otherwise the build fails.',
  },
  'settings/unknown-key': {
    title: 'A key is not a setting',
    help: 'It has no effect. It may be misspelt, or stand in the wrong object.',
  },
  'settings/other-schema': {
    title: 'A key belongs to the other schema of docs.json',
    help: 'There are two: in the older one `navigation` is a list, in the newer one it is an object. The hint names the key of the schema that this file follows. Where the meaning is clear, the key takes effect all the same.',
  },
  'settings/hosted-feature': {
    title: 'A setting needs a hosted service',
    help: 'Sign-in, assistants, MCP and the like need a server behind the site. A static site has none, so the setting has no effect.',
  },
  'settings/ref-invalid': {
    title: 'A `$ref` does not name a JSON file of the project',
    help: '`$ref` takes the path of a `.json` file, relative to the file in which it stands. It must lie inside the project.',
  },
  'settings/ref-missing': {
    title: 'A `$ref` names a file that does not exist',
    help: 'Paths are relative to the file in which the `$ref` stands, not to the root.',
  },
  'settings/ref-cycle': {
    title: 'Files refer to each other in a circle',
    help: 'Following them would never end. Take one of the references out.',
  },
  'settings/ref-not-an-object': {
    title: 'Keys beside a `$ref` have nothing to be added to',
    help: 'Keys beside `$ref` override those of the loaded object. The file holds a list or a single value, so remove the keys.',
  },
  'settings/empty-navigation': {
    title: 'The navigation holds no page',
    help: '`navigation` takes one of `languages`, `versions`, `products`, `tabs`, `dropdowns`, `anchors`, `groups` and `pages`, each nested as you like.',
  },
  'settings/invalid-page': {
    title: 'An entry of the navigation cannot name a page',
    help: 'Pages are named by the path of their file from the root, without extension: `guides/start`. The entry is left out.',
  },
  'settings/global-without-href': {
    title: 'A global entry leads nowhere',
    help: 'Entries of `global` are links that are seen everywhere, so each needs an `href`. The entry is left out.',
  },
  'settings/low-contrast': {
    title: 'A colour is hard to read',
    help: 'Links are shown in `colors.primary` in light mode and in `colors.light` in dark mode. WCAG AA asks for a contrast of 4.5 with the background.',
  },
  'settings/credential': {
    title: 'A value looks like a credential',
    help: 'Everything in the settings may end up in public pages. Remove the secret, and revoke it, because it may have been published before.',
  },
  'settings/mixed-group': {
    title: 'A group has pages of several tabs or anchors',
    help: 'In the older schema, pages belong to a tab or anchor by the start of their path, and groups are shown whole. A group with pages of several is therefore shown in each. Split it.',
  },
  'settings/unmatched-prefix': {
    title: 'A tab or anchor has no pages',
    help: 'Its `url` is the start of page paths, usually a folder, in whole segments. No page of the navigation starts with it, so it is shown as a link.',
  },
  'settings/duplicate-prefix': {
    title: 'Two tabs or anchors claim the same pages',
    help: 'A page belongs to one tab and one anchor: the one with the longest `url` above it. Of two that are equal, the first has the pages and the second is a link.',
  },
  'settings/unlisted-version': {
    title: 'A version is not in the list of versions',
    help: 'What belongs to a version that nobody can select is never seen. Add it to `versions`, or correct the name.',
  },
  'settings/several-defaults': {
    title: 'Several versions are the default',
    help: 'Only one version can be shown first.',
  },
  'settings/empty-label': {
    title: 'An entry of the navigation has no label',
    help: 'Icons alone say nothing to readers who hear the page. Write a label; until then the address stands in for it.',
  },
  'settings/unreachable-redirect': {
    title: 'A redirect can never happen',
    help: 'Browsers do not send what follows `#`, file hosts do not look at what follows `?`, and other sites are not ours to redirect. Redirect the path alone.',
  },
  'settings/duplicate-redirect': {
    title: 'Two redirects start at the same address',
    help: 'Only the first of them has an effect. Remove the other.',
  },
} satisfies Record<string, DiagnosticDoc>
