import * as differences from './difference-rules.ts'
import type { Explains } from './difference-rules.ts'
import type { SourceRule } from './source-rules.ts'
import * as trees from './tree-rules.ts'
import type { PagePair } from './tree-rules.ts'

/** A known difference between MDX and Skerry, or between two forms of the same HTML. */
export interface Rule {
  name: string
  /** The difference in one sentence for authors. */
  what: string
  /** The reason for it. */
  reason: string
  /**
   * `means`: Skerry deliberately differs in meaning. `writes`: the same content in
   * another form.
   */
  sort: 'means' | 'writes'
}

interface NamedSourceRule extends Rule {
  name: SourceRule
}

/** Transforms the trees before they are compared, and returns the number of changes. */
interface TreeRule extends Rule {
  apply: (page: PagePair) => number
}

/** Explains remaining differences. */
interface DifferenceRule extends Rule {
  explains: Explains
}

/** Rules for how the reference reads source text. */
const sourceRules: NamedSourceRule[] = [
  {
    name: 'frontmatter',
    sort: 'means',
    what: 'Frontmatter is parsed leniently: its first key may be on the line of the dashes.',
    reason: 'The meaning is clear, and MDX would show the keys as a heading.',
  },
  {
    name: 'snippet-names',
    sort: 'means',
    what: 'A lower-case tag with the name of an imported snippet renders that snippet.',
    reason: 'In JSX it is an unknown element, which shows nothing.',
  },
  {
    name: 'variables',
    sort: 'means',
    what: '`{{name}}` is replaced by the variable in `docs.json` before the page is parsed.',
    reason: 'Mintlify compatibility. In MDX it is an object, which renders nothing.',
  },
  {
    name: 'prices',
    sort: 'means',
    what: 'Dollar signs delimit math only without spaces inside, if no digit or brace follows, and outside of code.',
    reason: '`$5 and $10` and `${A}/${B}` are prose, and code binds tighter.',
  },
]

/** Applied in this order. */
export const treeRules: TreeRule[] = [
  {
    name: 'snippet-children',
    sort: 'means',
    what: 'A component around a Markdown snippet gets the snippet’s content as children, not the snippet as a single child.',
    reason: 'So `<Steps>` can contain steps from a file, as on Mintlify.',
    apply: trees.openSnippets,
  },
  {
    name: 'visibility',
    sort: 'means',
    what: 'The content of `<Visibility for="agents">` is only in the Markdown output.',
    reason: 'That is the purpose of the component.',
    apply: trees.hideFromHumans,
  },
  {
    name: 'panels',
    sort: 'means',
    what: 'The first `RequestExample`, `ResponseExample` and `Panel` are in the side column. Others aren’t shown.',
    reason: 'Mintlify compatibility.',
    apply: trees.hoistPanels,
  },
  {
    name: 'title',
    sort: 'means',
    what: 'A `# Heading` at the start of a page that is the page’s title isn’t repeated in the content. Its anchors are kept.',
    reason: 'The layout shows the title above the content.',
    apply: trees.dropTitle,
  },
  {
    name: 'islands',
    sort: 'writes',
    what: 'Components with state are wrapped in `<skerry-island>`.',
    reason: 'The browser needs it for hydration.',
    apply: trees.openIslands,
  },
  {
    name: 'open-paragraph',
    sort: 'writes',
    what: 'A paragraph that contains blocks is a `<div data-as="p">`.',
    reason: 'In HTML, a block ends the paragraph, so browsers would split it.',
    apply: trees.closeParagraphs,
  },
  {
    name: 'math',
    sort: 'writes',
    what: 'Formulas are MathML.',
    reason:
      'remark-math leaves rendering to a plugin. Skerry uses Temml, with classes instead of inline styles, because strict policies forbid them. Long formulas have `tabindex`, because they may scroll, and all have their source in `data-tex`.',
    apply: trees.renderFormulas,
  },
  {
    name: 'code-block',
    sort: 'writes',
    what: '`<CodeBlock>` around a fence or text is a single code block.',
    reason: 'It is highlighted when the page is compiled.',
    apply: trees.plainCodeBlocks,
  },
  {
    name: 'notations',
    sort: 'means',
    what: 'Comments that mark lines of code (`// [!code ++]`) aren’t shown.',
    reason: 'They are instructions for the highlighter.',
    apply: trees.dropNotations,
  },
  {
    name: 'banner',
    sort: 'writes',
    what: '`<Banner>` is not compared.',
    reason:
      'A layout part has the same name, and replacing it doesn’t replace the component.',
    apply: trees.leaveOutBanners,
  },
  {
    name: 'attribute-names',
    sort: 'writes',
    what: 'Attributes of elements may have their HTML or React names.',
    reason: 'They are case-insensitive in HTML: `allowFullScreen` is `allowfullscreen`.',
    apply: trees.lowerAttributeNames,
  },
  {
    name: 'fences',
    sort: 'writes',
    what: 'Fences are highlighted. Only their text, without trailing empty lines, and their language are compared.',
    reason: 'MDX has no highlighter.',
    apply: trees.plainFences,
  },
  {
    name: 'styles',
    sort: 'writes',
    what: 'Declarations in `style` may differ in spaces and the final semicolon.',
    reason: 'Serializers differ.',
    apply: trees.normaliseStyles,
  },
  {
    name: 'cells',
    sort: 'writes',
    what: 'The alignment of table cells is a class.',
    reason: 'Strict policies forbid `style` attributes.',
    apply: trees.alignCells,
  },
  {
    name: 'paragraphs',
    sort: 'means',
    what: 'Text between `<p>` and `</p>`, or heading tags, on a separate line isn’t wrapped in another paragraph.',
    reason: 'HTML doesn’t allow nested paragraphs: browsers would close the outer one.',
    apply: trees.openParagraphs,
  },
  {
    name: 'white-space',
    sort: 'writes',
    what: 'White space is collapsed, and removed between blocks.',
    reason: 'It renders the same.',
    apply: trees.collapseWhiteSpace,
  },
  {
    name: 'punctuation',
    sort: 'means',
    what: 'In prose, straight quotes become curly, `--` and `---` become a dash (—), and `...` becomes an ellipsis.',
    reason: 'Mintlify compatibility.',
    apply: trees.straightenPunctuation,
  },
]

export const differenceRules: DifferenceRule[] = [
  {
    name: 'ids',
    sort: 'means',
    what: 'Headings and linkable components without an id get one.',
    reason: 'Links and the table of contents need it.',
    explains: differences.addedIds,
  },
  {
    name: 'external',
    sort: 'means',
    what: 'External links have `target="_blank"` and `rel="noreferrer"`.',
    reason: 'Mintlify compatibility.',
    explains: differences.externalLinks,
  },
  {
    name: 'short-code',
    sort: 'means',
    what: 'Inline code of up to 20 characters has `data-nowrap` if it could break.',
    reason: 'It stays on one line.',
    explains: differences.shortCode,
  },
  {
    name: 'addresses',
    sort: 'means',
    what: 'Relative links are resolved against the page’s file, without `.md`, `.mdx` and `/index`, and get the base path.',
    reason: 'They work wherever the site is deployed.',
    explains: differences.resolvedUrls,
  },
  {
    name: 'forbidden',
    sort: 'means',
    what: 'URLs that run code (`javascript:`) or refer to local files are removed.',
    reason: 'They are attacks or mistakes.',
    explains: differences.forbiddenUrls,
  },
  {
    name: 'sizes',
    sort: 'means',
    what: 'Images have the width and height of their files.',
    reason: 'Prevents layout shift.',
    explains: differences.imageSizes,
  },
  {
    name: 'videos',
    sort: 'means',
    what: 'A video with `autoPlay` has `playsInline`, `loop` and `muted`.',
    reason: 'Mintlify compatibility.',
    explains: differences.playingVideos,
  },
  {
    name: 'tasks',
    sort: 'means',
    what: 'The checkbox of a task is labelled by its text.',
    reason: 'Accessibility.',
    explains: differences.taskNames,
  },
  {
    name: 'flags',
    sort: 'means',
    what: 'On theme components, `required="true"` sets the flag and `"false"` doesn’t.',
    reason: 'Authors use both.',
    explains: differences.flagsInQuotes,
  },
  {
    name: 'class',
    sort: 'means',
    what: 'On theme components, `class` works like `className`.',
    reason: 'Authors use both.',
    explains: differences.classOfComponents,
  },
  {
    name: 'footnotes',
    sort: 'writes',
    what: 'Footnote attributes (`data-footnote-ref`) have no value.',
    reason: 'As in the HTML of Markdown packages. As React props, they are `true`.',
    explains: differences.footnoteMarks,
  },
]

export const rules: Rule[] = [...sourceRules, ...treeRules, ...differenceRules]
