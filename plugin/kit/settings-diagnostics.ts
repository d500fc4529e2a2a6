import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** Diagnostics of settings, for the error reference. */
export const settingsDiagnostics = {
  'settings/missing-file': {
    title: 'There is no settings file',
    help: 'Every site has a `docs.json` (or an older `mint.json`) in its root, with at least `name` and `navigation`. Run Skerry in that folder, or pass its path.',
  },
  'settings/unused-file': {
    title: 'The folder has both settings files',
    help: 'Only `docs.json` is read. Move what you need from `mint.json` into it, and remove `mint.json`.',
  },
  'settings/unreadable': {
    title: "The settings file can't be read",
    help: 'The file exists, but it is a folder, or you lack permission to read it.',
  },
  'settings/encoding': {
    title: "A settings file isn't UTF-8",
    help: 'Save the file with UTF-8 encoding in your editor.',
  },
  'settings/invalid-json': {
    title: "A settings file isn't valid JSON",
    help: 'JSON is stricter than JavaScript: keys and strings are in double quotes, and there are no comments and no trailing commas. The excerpt shows where parsing stopped; the mistake is there or just before it.',
  },
  'settings/too-deep': {
    title: 'Settings are nested too deeply, or reference too many files',
    help: 'The limits are 100 levels, and a chain of 16 files.',
  },
  'settings/duplicate-key': {
    title: 'A key is defined twice in an object',
    help: 'JSON parsers silently use the last one. Remove the others.',
  },
  'settings/not-an-object': {
    title: "The settings aren't an object",
    help: 'The file must contain an object: `{ "name": …, "navigation": … }`.',
  },
  'settings/missing-key': {
    title: 'A required setting is missing',
    help: 'Add the key that the message names to the object at this location.',
  },
  'settings/invalid-value': {
    title: 'A setting has an invalid value',
    help: 'The message says what is allowed. The setting is ignored. This is a warning if the meaning is clear (`"true"`, a URL without `https://`), or only a label, icon or empty string is lost. Otherwise, the build fails.',
  },
  'settings/unknown-key': {
    title: "A key isn't a setting",
    help: 'The key has no effect. It may be misspelled, or in the wrong object.',
  },
  'settings/other-schema': {
    title: 'A key belongs to the other format of docs.json',
    help: 'In the legacy format, `navigation` is an array; in the current one, it is an object. The hint names the key for the format of this file. If its meaning is clear, the key works anyway.',
  },
  'settings/hosted-feature': {
    title: 'A setting requires a hosted service',
    help: 'Authentication, assistants, hosted MCP servers and similar features require a server. A static site has none, so the setting has no effect.',
  },
  'settings/ref-invalid': {
    title: "A `$ref` doesn't refer to a JSON file of the project",
    help: '`$ref` is the path of a `.json` file, relative to the file that contains it. It must be inside the project.',
  },
  'settings/ref-missing': {
    title: "A `$ref` refers to a file that doesn't exist",
    help: 'Paths are relative to the file that contains the `$ref`, not to the root.',
  },
  'settings/ref-cycle': {
    title: 'Files reference each other in a cycle',
    help: 'Remove one of the references.',
  },
  'settings/ref-not-an-object': {
    title: "Keys next to a `$ref` can't be merged",
    help: 'Keys next to a `$ref` override those of the loaded object. This file contains an array or a single value, so remove the keys.',
  },
  'settings/empty-navigation': {
    title: 'The navigation contains no pages',
    help: '`navigation` takes one of `languages`, `versions`, `products`, `tabs`, `dropdowns`, `anchors`, `groups` and `pages`, in any nesting.',
  },
  'settings/invalid-page': {
    title: "A navigation entry isn't a valid page path",
    help: 'Use the path of the file from the root, without extension: `guides/start`. The entry is omitted.',
  },
  'settings/global-without-href': {
    title: 'A global entry has no link',
    help: 'Entries of `global` are links, so each needs an `href`. The entry is omitted.',
  },
  'settings/low-contrast': {
    title: 'A colour has too little contrast',
    help: 'Links use `colors.primary` in light mode and `colors.light` in dark mode. WCAG AA requires a contrast of 4.5:1 with the background.',
  },
  'settings/credential': {
    title: 'A value looks like a credential',
    help: 'Everything in the settings may be published. Remove the secret, and revoke it, because it may have been published before.',
  },
  'settings/mixed-group': {
    title: 'A group contains pages of several tabs or anchors',
    help: 'In the legacy format, the prefix of a path decides to which tab or anchor a page belongs, and groups are shown as a whole. This group is therefore shown in each. Split it.',
  },
  'settings/duplicate-prefix': {
    title: 'Two tabs or anchors have the same pages',
    help: 'A page belongs to the tab and the anchor with the longest matching `url`. Of two with the same `url`, the first gets the pages, and the second is a link.',
  },
  'settings/unlisted-version': {
    title: "A version isn't in the list of versions",
    help: "Readers can't select the version, so its content is never shown. Add it to `versions`, or fix the name.",
  },
  'settings/several-defaults': {
    title: 'Several versions are the default',
    help: 'Only one version can be the default.',
  },
  'settings/empty-label': {
    title: 'A navigation entry has no label',
    help: "Screen readers can't announce icons. Add a label; until then, the URL is used.",
  },
  'settings/unreachable-redirect': {
    title: 'A redirect can never match',
    help: "Browsers don't send the part after `#`, static hosts ignore the part after `?`, and other sites can't be redirected. Redirect the path only.",
  },
  'settings/duplicate-redirect': {
    title: 'Two redirects have the same source',
    help: 'Only the first one is used. Remove the other.',
  },
} satisfies Record<string, DiagnosticDoc>
