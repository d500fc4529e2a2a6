import type { DiagnosticDoc } from './diagnostic-doc.ts'

export const outputDiagnostics = {
  'output/no-address': {
    title: 'The public address of the site is not known',
    help: 'Sitemap and feeds need absolute addresses, so they are left out. Give the address with the option `site`, with `--site`, or as `seo.metatags.canonical` in the settings. Most hosts also say it in the variables of their build machines.',
  },
  'output/incomplete-integration': {
    title: 'An integration lacks a value that it cannot work without',
    help: 'The integration is left out. Add the value that the message names, or remove the integration from the settings.',
  },
  'output/inline-handler': {
    title: 'A page has code in an attribute such as `onclick`',
    help: 'The content security policy that the build writes forbids it, and so do hosts that send the policy: nothing happens on a click. Listen to the event in a component (`onClick={…}`), or in a script of the site.',
  },
  'output/unsupported-integration': {
    title: 'An integration is no plain script, and is left out',
    help: 'Skerry adds those integrations that are a script element. For others, put the snippet of their vendor into a `.js` file of the project, which every page loads.',
  },
  'output/search-index': {
    title: 'The search index could not be built',
    help: 'The site is written without a search index. The message says what the indexer complains of; on systems without a binary of Pagefind, switch the search off with `search: false`.',
  },
  'output/cards-package': {
    title: 'The package that renders social cards is not installed',
    help: 'The option `socialCards` is on, and the site is built without images. Install the package: `npm install --save-dev @takumi-rs/core`. It is a peer of Skerry, so that sites without social cards need not load it.',
  },
  'output/cards-font': {
    title: 'Pages have no social card because of their letters',
    help: 'Cards are set in Inter, which has Latin, Greek and Cyrillic letters, and in fonts of the settings that lie in the project. For other scripts, name the file of a font in the option: `socialCards: { fonts: ["fonts/NotoSansJP.ttf"] }`.',
  },
  'output/cards-signs': {
    title: 'Signs of a page are not on its social card',
    help: 'Emoji are not drawn, and Inter lacks arrows and other signs: they would be boxes, and are left out of the card. The page itself has them. For signs other than emoji, name the file of a font in the option: `socialCards: { fonts: ["fonts/symbols.ttf"] }`.',
  },
  'output/cards-failed': {
    title: 'Social cards could not be rendered',
    help: 'The site is written, and pages name images that are missing. The message says what went wrong: most often code of a template, or the file of a font or an image that is damaged.',
  },
  'output/path-taken': {
    title: 'A file of the option `outputs` is left out',
    help: 'Something else has its path: a page, a file of the project, or another file of the option. That stays as it is. Give the file another path.',
  },
} satisfies Record<string, DiagnosticDoc>
