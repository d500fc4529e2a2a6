import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** What `skerry check` finds beyond what every build reports. */
export const checkDiagnostics = {
  'check/alt-text': {
    title: 'An image has no alt text',
    help: 'People who do not see the image hear nothing of it. Describe what it shows in a few words; an image that is decoration only is written `<img alt="">`.',
  },
  'check/attribute-type': {
    title: 'An attribute has a value of another kind',
    help: 'Numbers and lists stand in braces: `cols={2}`, `tags={["a"]}`. Flags are bare, or true or false.',
  },
  'check/broken-anchor': {
    title: 'A link names a place that its page does not have',
    help: 'What follows `#` must be exactly an id of the page as it is built: of a heading, tab, accordion, step, update, view or field. `--fix` takes the closest one.',
  },
  'check/broken-external': {
    title: 'A link to another site leads nowhere',
    help: 'Reported with `--external` where the host answers that there is no such page, or does not answer at all. Sites that refuse visits of programs are not reported.',
  },
  'check/broken-file': {
    title: 'An image or file does not exist',
    help: 'Paths with `/` at the front start at the content folder, others at the folder of the page. Upper and lower case count: most hosts tell them apart.',
  },
  'check/broken-link': {
    title: 'A link leads to no page, file or redirect',
    help: 'Readers would see the page for unknown addresses. `--fix` takes the closest page.',
  },
  'check/broken-redirect': {
    title: 'A redirect leads to no page',
    help: 'Readers of old links would see the page for unknown addresses. Let it lead to a page that exists.',
  },
  'check/unheard-feedback': {
    title: 'Nothing hears what readers say of a page',
    help: '“Was this page helpful?” is shown where the answer goes somewhere: to `feedback.endpoint`, to Google Analytics, Tag Manager, Plausible, Fathom or PostHog (`integrations`), or to a script of the site that listens to the event `skerry:feedback`.',
  },
  'check/example': {
    title: 'An example of an API description does not fit its schema',
    help: 'Readers copy examples. Correct the example, or the schema where it is the one that is wrong.',
  },
  'check/frame-title': {
    title: 'An embedded page has no title',
    help: 'Screen readers announce an `<iframe>` by its title: `title="Demo video"`.',
  },
  'check/heading-order': {
    title: 'A heading skips a level',
    help: 'Readers of screen readers move from heading to heading. Below level 2 comes level 3; the size of a heading is no reason for its level.',
  },
  'check/link-without-text': {
    title: 'A link has no text',
    help: 'Screen readers read its address aloud instead. Write words between the brackets, or alt text for the image inside.',
  },
  'check/low-contrast': {
    title: 'A colour of the settings is hard to see',
    help: 'The contrast of a colour with the ground of each mode should be at least 3:1, and 4.5:1 for text.',
  },
  'check/missing-attribute': {
    title: 'A component lacks an attribute that it needs',
    help: 'It is rendered, but not as meant: a tab without a title cannot be told from the others.',
  },
  'check/missing-part': {
    title: 'A component holds none of its parts',
    help: '`<Steps>` shows each `<Step>` in it, and `<Tabs>` each `<Tab>`. Text between the tags of the outer component alone belongs to none of them.',
  },
  'check/unknown-attribute': {
    title: 'A component has no attribute of that name',
    help: 'It has no effect. Attributes of components that you replaced or wrote yourself are not checked.',
  },
  'check/unused-page': {
    title: 'A page is in no navigation',
    help: 'It has an address and can be linked to, but readers do not come across it. List it, write `hidden: true` where that is meant, or remove it.',
  },
} satisfies Record<string, DiagnosticDoc>

/** The specification's content rules, for `skerry check --style`. */
export const styleDiagnostics = {
  'style/code-language': {
    title: 'A code block names no language',
    help: 'The language gives colours, and tells readers what they look at.',
  },
  'style/description': {
    title: 'A page has no description',
    help: 'A sentence on what the page is for, in frontmatter; search engines and lists of pages show it.',
  },
  'style/heading-level': {
    title: 'A page has a second heading of level 1',
    help: 'The title of the page is its heading of level 1. Sections begin at level 2.',
  },
  'style/image-frame': {
    title: 'An image is in no Frame',
    help: '`<Frame>` gives images a border and a caption, so that they look alike on all pages.',
  },
  'style/link-text': {
    title: 'The text of a link does not say where it leads',
    help: '"Click here" says nothing on its own, in a list of links or to a screen reader. Name the page or the action.',
  },
  'style/operation-auth': {
    title: 'An operation does not say how to authenticate',
    help: 'Describe it in the API description with `security`; where none is needed, say so with an empty list.',
  },
  'style/operation-errors': {
    title: 'An operation documents no errors',
    help: 'List what it answers when something is wrong: a response of 4xx, 5xx or `default`.',
  },
  'style/steps': {
    title: 'A procedure is written as a numbered list',
    help: '`<Steps>` gives each step a title and an anchor.',
  },
  'style/title': {
    title: 'A page has no title of its own',
    help: 'Write `title:` in frontmatter: clear, specific, with the words that readers search for.',
  },
} satisfies Record<string, DiagnosticDoc>
