import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** Diagnostics that only `skerry check` reports. */
export const checkDiagnostics = {
  'check/alt-text': {
    title: 'An image has no alt text',
    help: 'Describe what the image shows, for readers who can\'t see it. For decorative images, use `<img alt="">`.',
  },
  'check/attribute-type': {
    title: 'An attribute has a value of the wrong type',
    help: 'Write numbers and arrays in braces: `cols={2}`, `tags={["a"]}`. Boolean attributes have no value, or `true` or `false`.',
  },
  'check/broken-anchor': {
    title: "A link points to an anchor that doesn't exist",
    help: 'The part after `#` must be the id of a heading, tab, accordion, step, update, view or field of the built page. Of API pages, ids of parameters and fields (`body-name`) are checked by the names in them. `--fix` uses the closest one.',
  },
  'check/broken-external': {
    title: 'A link to another site is broken',
    help: 'Reported with `--external` if the host returns "not found" or doesn\'t respond. Sites that block automated requests aren\'t reported.',
  },
  'check/broken-file': {
    title: "An image or file doesn't exist",
    help: 'Paths with a leading `/` are relative to the content folder, others to the folder of the page. Paths are case-sensitive on most hosts. `https://github.com/…/blob/…` is a page about a file: an image is at the same path of `https://raw.githubusercontent.com/…`, without `blob`.',
  },
  'check/broken-link': {
    title: 'A link leads to no page, file or redirect',
    help: 'Readers would get a 404 page. `--fix` uses the closest page.',
  },
  'check/broken-redirect': {
    title: "A redirect leads to a page that doesn't exist",
    help: 'Readers who follow old links would get a 404 page. Change its `destination`.',
  },
  'check/repeated-attribute': {
    title: 'A tag has an attribute twice',
    help: 'The last one applies. Remove one of them, or join their values.',
  },
  'check/script-syntax': {
    title: 'A script of the content folder has a syntax error',
    help: 'Browsers ignore the whole file, on every page. `.js` files are loaded as classic scripts, in which `import` and `export` are syntax errors too.',
  },
  'check/unknown-repository': {
    title: 'The repository for the feedback buttons is unknown',
    help: '“Suggest edits” and “Raise issue” lead to the repository, which is read from the git remote `origin` or the variables of a CI service. Otherwise, set the option `repository`. Without it, the buttons are not shown.',
  },
  'check/unheard-feedback': {
    title: 'Nothing receives page feedback',
    help: '“Was this page helpful?” is only shown if something receives the answer: `feedback.endpoint`, Google Analytics, Tag Manager, Plausible, Fathom or PostHog (`integrations`), or a script of the site that listens to the event `skerry:feedback`.',
  },
  'check/unused-setting': {
    title: 'A setting has no effect in this site',
    help: '`thumbnails` is for social cards, which are generated if the option `socialCards` is on. `metadata.timestamp` needs the dates of commits, so the site has to be in a git repository, or `lastUpdatedDate` in the frontmatter of pages. `rss` is for pages with `<Update>`. `groups` restricts who reads a page on Mintlify; a static site shows each page to everybody.',
  },
  'check/component-case': {
    title: 'The name of a component is in lower case',
    help: "Names of components start with a capital letter: `<Note>`. In lower case, they are elements that browsers don't know.",
  },
  'check/example': {
    title: "An example in an API description doesn't match its schema",
    help: 'Readers copy examples. Fix the example or the schema.',
  },
  'check/frame-title': {
    title: 'An embedded page has no title',
    help: 'Screen readers announce an `<iframe>` by its title: `title="Demo video"`.',
  },
  'check/heading-order': {
    title: 'A heading skips a level',
    help: 'Screen reader users navigate by headings. Use level 3 below level 2, regardless of its size.',
  },
  'check/link-without-text': {
    title: 'A link has no text',
    help: 'Screen readers read the URL instead. Write text between the brackets, or alt text for the image inside.',
  },
  'check/low-contrast': {
    title: 'A colour in the settings has too little contrast',
    help: 'The contrast with the background of each mode should be at least 3:1, or 4.5:1 for text.',
  },
  'check/missing-attribute': {
    title: 'A required attribute is missing',
    help: "The component is rendered, but not as intended. For example, a tab without a title can't be told apart from others.",
  },
  'check/missing-font': {
    title: 'A font is named but not loaded',
    help: "A font without `source` isn't downloaded from anywhere. Add its WOFF2 file to the content folder (from its maker, Google Fonts or Fontsource), and set `fonts.source`, or `source` of `fonts.heading`, `fonts.body` or `fonts.code`. A font that a stylesheet of the site declares isn't reported.",
  },
  'check/missing-part': {
    title: 'A component has none of its parts',
    help: '`<Steps>` contains `<Step>` components, and `<Tabs>` contains `<Tab>` components. Other content inside them belongs to none of these.',
  },
  'check/invalid-css': {
    title: 'A stylesheet contains something that is not CSS',
    help: 'Browsers skip the rule or declaration, so it has no effect. The usual causes are `//`, which starts no comment in CSS, a missing colon or semicolon, and one brace too many. With PostCSS, sheets are not checked.',
  },
  'check/missing-whole': {
    title: 'A part is outside of its component',
    help: '`<Step>` belongs inside of `<Steps>`, and `<Tab>` inside of `<Tabs>`. Alone, it has no number, or nothing to switch between.',
  },
  'check/unknown-attribute': {
    title: "A component doesn't have this attribute",
    help: "The attribute has no effect. Attributes of your own components and overrides aren't checked.",
  },
  'check/unused-page': {
    title: "A page isn't in the navigation",
    help: "The page is published, but readers can't find it. Add it to the navigation, set `hidden: true` in its frontmatter if this is intended, or delete it.",
  },
} satisfies Record<string, DiagnosticDoc>

/** The specification's content rules, for `skerry check --style`. */
export const styleDiagnostics = {
  'style/code-language': {
    title: 'A code block has no language',
    help: 'The language enables syntax highlighting.',
  },
  'style/description': {
    title: 'A page has no description',
    help: 'Add a sentence about the page as `description` in frontmatter. Search engines and lists of pages show it.',
  },
  'style/heading-level': {
    title: 'A page has a second heading of level 1',
    help: 'The title of the page is its heading of level 1. Start sections at level 2.',
  },
  'style/image-frame': {
    title: "An image isn't in a Frame",
    help: '`<Frame>` adds a border and a caption, so that images look the same on all pages.',
  },
  'style/link-text': {
    title: "Link text doesn't say where the link leads",
    help: '"Click here" is meaningless in a list of links or to a screen reader. Name the page or the action.',
  },
  'style/operation-auth': {
    title: "An operation doesn't document authentication",
    help: 'Set `security` in the API description. If none is needed, use an empty list.',
  },
  'style/operation-errors': {
    title: "An operation doesn't document errors",
    help: 'Add a response with a 4xx or 5xx status code, or `default`.',
  },
  'style/steps': {
    title: 'A procedure is a numbered list',
    help: '`<Steps>` gives each step a title and an anchor.',
  },
  'style/title': {
    title: 'A page has no title',
    help: 'Set `title` in frontmatter. Be clear and specific, and use words that readers search for.',
  },
} satisfies Record<string, DiagnosticDoc>
