import * as differences from './difference-rules.ts'
import type { Explains } from './difference-rules.ts'
import type { SourceRule } from './source-rules.ts'
import * as trees from './tree-rules.ts'
import type { PagePair } from './tree-rules.ts'

/** A listed difference between MDX and Skerry, or between two ways to write the same HTML. */
export interface Rule {
  name: string
  /** What is so, in a sentence for authors. */
  what: string
  /** Why. */
  reason: string
  /**
   * `means`: Skerry means something else on purpose. `writes`: the same content in another form.
   */
  sort: 'means' | 'writes'
}

interface NamedSourceRule extends Rule {
  name: SourceRule
}

/** Changes the trees before they are compared; gives at how many places. */
export interface TreeRule extends Rule {
  apply: (page: PagePair) => number
}

/** Explains differences that are left. */
export interface DifferenceRule extends Rule {
  explains: Explains
}

/** How the reference reads texts. */
export const sourceRules: NamedSourceRule[] = [
  {
    name: 'frontmatter',
    sort: 'means',
    what: 'Frontmatter is read leniently: its first key may stand beside the dashes.',
    reason: 'What is meant is clear, and the page would show its settings as a heading.',
  },
  {
    name: 'snippet-names',
    sort: 'means',
    what: 'A tag in lower case that names an imported snippet is that snippet.',
    reason:
      'In JSX it is an element of an unknown name, and the page shows nothing there.',
  },
  {
    name: 'variables',
    sort: 'means',
    what: '`{{name}}` is replaced by the value that `variables` in docs.json gives it, before the page is read.',
    reason:
      'Mintlify’s pages are written so; in MDX it is an object, which renders nothing.',
  },
  {
    name: 'prices',
    sort: 'means',
    what: 'Dollars are a formula only where no space is inside of them and no digit or brace follows.',
    reason: '`$5 and $10` and `${A}/${B}` are prose.',
  },
]

/** In this order. */
export const treeRules: TreeRule[] = [
  {
    name: 'snippet-children',
    sort: 'means',
    what: 'A component around a Markdown snippet gets the content of the snippet as children, not the snippet as one.',
    reason:
      'So `<Steps>` may take its steps from a file, as in Mintlify; in MDX it would see one child of an unknown type.',
    apply: trees.openSnippets,
  },
  {
    name: 'visibility',
    sort: 'means',
    what: 'What `<Visibility for="agents">` holds is not on the page, but in its Markdown.',
    reason:
      'That is what the component is for; it is decided before the page is rendered.',
    apply: trees.hideFromHumans,
  },
  {
    name: 'panels',
    sort: 'means',
    what: 'The first `RequestExample`, `ResponseExample` and `Panel` stand in the side column, further ones nowhere.',
    reason: 'Mintlify shows one of each, beside the text.',
    apply: trees.liftPanels,
  },
  {
    name: 'title',
    sort: 'means',
    what: 'A `# Heading` that opens the page and is its title, or gives it, is not repeated in the text; its anchors are.',
    reason: 'The layout shows the title above the text.',
    apply: trees.dropTitle,
  },
  {
    name: 'islands',
    sort: 'writes',
    what: 'A component with state has a `<skerry-island>` around it.',
    reason: 'The browser finds there what it needs to bring it to life.',
    apply: trees.openIslands,
  },
  {
    name: 'math',
    sort: 'writes',
    what: 'Formulas are MathML.',
    reason:
      'remark-math leaves it to a renderer; ours is temml, whose declarations become classes, because strict policies allow no `style`. Long ones have `tabindex`, because they may have to scroll.',
    apply: trees.renderFormulas,
  },
  {
    name: 'code-block',
    sort: 'writes',
    what: '`<CodeBlock>` around a fence or text is one block of code.',
    reason: 'It is highlighted when the page is compiled.',
    apply: trees.plainCodeBlocks,
  },
  {
    name: 'notations',
    sort: 'means',
    what: 'Comments in code that mark its lines (`// [!code ++]`) are not shown.',
    reason: 'They are instructions to the highlighter.',
    apply: trees.dropNotations,
  },
  {
    name: 'banner',
    sort: 'writes',
    what: '`<Banner>` is not compared.',
    reason:
      'The layout part has the same name: replacing it does not replace the component.',
    apply: trees.leaveOutBanners,
  },
  {
    name: 'attribute-names',
    sort: 'writes',
    what: 'Attributes of elements may be written as in HTML or as in React.',
    reason: 'HTML knows no upper case in them: `allowFullScreen` is `allowfullscreen`.',
    apply: trees.lowerAttributeNames,
  },
  {
    name: 'fences',
    sort: 'writes',
    what: 'Fences are highlighted; compared are their text, without empty lines at its end, and their language.',
    reason: 'MDX has no highlighter.',
    apply: trees.plainFences,
  },
  {
    name: 'styles',
    sort: 'writes',
    what: 'Declarations in `style` may have other spaces and a semicolon at their end.',
    reason: 'Serialisers differ.',
    apply: trees.normaliseStyles,
  },
  {
    name: 'cells',
    sort: 'writes',
    what: 'The alignment of table cells is a class.',
    reason: 'Strict policies allow no `style`.',
    apply: trees.alignCells,
  },
  {
    name: 'paragraphs',
    sort: 'means',
    what: 'Text on a line of its own between `<p>` and `</p>`, or the tags of a heading, is not a paragraph in it.',
    reason:
      'HTML knows no paragraph in a paragraph: browsers would end the outer one before it.',
    apply: trees.openParagraphs,
  },
  {
    name: 'white-space',
    sort: 'writes',
    what: 'Runs of white space are one space; between blocks, and at their edges, there is none.',
    reason: 'It renders alike.',
    apply: trees.collapseWhiteSpace,
  },
  {
    name: 'punctuation',
    sort: 'means',
    what: 'Straight quotes become curly, `--` and `---` dashes, `...` an ellipsis, in prose only.',
    reason: 'As Mintlify sets text.',
    apply: trees.straightenPunctuation,
  },
]

export const differenceRules: DifferenceRule[] = [
  {
    name: 'ids',
    sort: 'means',
    what: 'Headings, and components that can be linked to, get an id where the author gave none.',
    reason: 'Links and the table of contents lead there.',
    explains: differences.addedIds,
  },
  {
    name: 'external',
    sort: 'means',
    what: 'Links to other sites have `target="_blank"` and `rel="noreferrer"`.',
    reason: 'As Mintlify does.',
    explains: differences.externalLinks,
  },
  {
    name: 'addresses',
    sort: 'means',
    what: 'Relative addresses are resolved against the page’s file, without `.md`, `.mdx` and `/index`, and get the base.',
    reason: 'They lead to the page’s address, wherever the site is published.',
    explains: differences.resolvedAddresses,
  },
  {
    name: 'forbidden',
    sort: 'means',
    what: 'Addresses that run code (`javascript:`) or name files of the reader’s machine are left out.',
    reason: 'They are attacks or mistakes.',
    explains: differences.forbiddenAddresses,
  },
  {
    name: 'sizes',
    sort: 'means',
    what: 'Images of the site have the width and height of their files.',
    reason: 'Nothing moves while they load.',
    explains: differences.imageSizes,
  },
  {
    name: 'tasks',
    sort: 'means',
    what: 'The box of a task is named by its text.',
    reason: 'A control without a name says nothing to those who cannot see it.',
    explains: differences.taskNames,
  },
  {
    name: 'flags',
    sort: 'means',
    what: '`required="true"` on a component of the theme is `required`, `"false"` is not.',
    reason: 'Authors write both.',
    explains: differences.flagsInQuotes,
  },
  {
    name: 'class',
    sort: 'means',
    what: '`class` on a component of the theme is `className`.',
    reason: 'Authors write both.',
    explains: differences.classOfComponents,
  },
  {
    name: 'footnotes',
    sort: 'writes',
    what: 'The marks of footnotes (`data-footnote-ref`) have no value.',
    reason:
      'So Markdown’s packages write them as HTML; as properties of React they are `true`.',
    explains: differences.footnoteMarks,
  },
]

export const rules: Rule[] = [...sourceRules, ...treeRules, ...differenceRules]
