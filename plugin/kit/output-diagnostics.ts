import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** Diagnostics of files and integrations in the output. */
export const outputDiagnostics = {
  'output/no-address': {
    title: 'The public URL of the site is unknown',
    help: 'The sitemap and feeds require absolute URLs, so they are omitted. Set the option `site`, pass `--site`, or set `seo.metatags.canonical`. On most hosts, Skerry detects it during the build.',
  },
  'output/incomplete-integration': {
    title: 'An integration lacks a required value, or has one that its service refuses',
    help: 'The integration is omitted. Add or correct the value that the message names, or remove the integration.',
  },
  'output/inline-handler': {
    title: 'A page contains an inline event handler such as `onclick`',
    help: "The generated content security policy forbids it, so it doesn't run on hosts that send the policy. Use an event handler in a component (`onClick={…}`), or a script of the site. In HTML that a script adds, only handlers are reported whose text the script computes: call `addEventListener` instead.",
  },
  'output/unsupported-integration': {
    title: "An integration isn't supported",
    help: "Skerry supports integrations that are a script element. For others, put the vendor's snippet into a `.js` file of the project, which is loaded on every page.",
  },
  'output/search-index': {
    title: "The search index couldn't be built",
    help: 'The site is written without it. The message contains the reason. If Pagefind has no binary for your platform, turn the search off with `search: false`.',
  },
  'output/unmerged-search': {
    title: 'The search index was built in one piece',
    help: "Pages are indexed in batches, so that a build only indexes those with changes. Pagefind's files were not as expected, so all pages were indexed at once, and the next build will do the same. The search works as usual. Install the version of Pagefind that Skerry asks for. If that doesn't help, report the message.",
  },
  'output/cards-package': {
    title: "The package that renders social cards isn't installed",
    help: 'The option `socialCards` is on, but the site is built without images. Install the package: `npm install --save-dev @takumi-rs/core`.',
  },
  'output/cards-font': {
    title: 'Pages have no social card, because a font lacks their letters',
    help: 'Cards use Inter, which has Latin, Greek and Cyrillic letters, and font files from the settings. For other scripts, add a font: `socialCards: { fonts: ["fonts/NotoSansJP.ttf"] }`.',
  },
  'output/cards-signs': {
    title: 'Characters are missing on a social card',
    help: 'Emoji aren\'t supported, and Inter lacks some symbols, such as arrows. They are omitted from the card. For symbols other than emoji, add a font: `socialCards: { fonts: ["fonts/symbols.ttf"] }`.',
  },
  'output/cards-failed': {
    title: "Social cards couldn't be rendered",
    help: 'The site is written, but its images are missing. The message contains the reason: usually an error in the template, or a damaged font or image.',
  },
  'output/cards-image': {
    title: "An image can't be shown on social cards",
    help: 'It is a background (`thumbnails.background`, or `thumbnail` of a page) or the logo, and is damaged or in a format that cards do not support. Cards are made without it.',
  },
  'output/images-package': {
    title: "The package that converts images isn't installed",
    help: 'The option `images` is on, but images are published as they are. Install the package: `npm install --save-dev @napi-rs/image`.',
  },
  'output/image': {
    title: "An image can't be decoded",
    help: 'The option `images` is on, but this image is published as it is, without smaller versions. The message contains the reason: usually the file is damaged, or its name has the extension of another format.',
  },
  'output/path-taken': {
    title: 'A file of the option `outputs` is omitted',
    help: 'A page, a file of the project or another output has the same path, and is kept. Use another path.',
  },
} satisfies Record<string, DiagnosticDoc>
