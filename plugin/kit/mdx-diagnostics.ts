import type { DiagnosticDoc } from './diagnostic-doc.ts'

export const mdxDiagnostics = {
  'mdx/broken-snippet': {
    title: 'A snippet cannot be read',
    help: 'The page includes a snippet whose tags do not match or whose code is broken. The diagnostic before this one names the place in the snippet. Every page that includes it fails until it is corrected.',
  },
  'mdx/crash': {
    title: 'The compiler gave up on a page',
    help: 'Something that no step expected. If the site uses remark, rehype or recma plugins, take them out one by one. Otherwise please report the page.',
  },
  'mdx/duplicate-id': {
    title: 'Two elements of a page want the same id',
    help: 'A link to the id leads to the first of them; the other got a number. Give each its own `id`, or its own `{#id}` behind the heading.',
  },
  'mdx/duplicate-name': {
    title: 'A name is declared twice on a page',
    help: 'The page and its snippets share one scope. Rename one of the declarations, or import it under another name: `import { a as b } from …`.',
  },
  'mdx/expression-failed': {
    title: 'An expression throws while the page is rendered',
    help: 'The rest of the page is rendered, but the build fails: in the place of the expression is its source. Pages are rendered before a browser sees them: values such as `window` exist in islands only.',
  },
  'mdx/expression-syntax': {
    title: 'What stands in braces is not JavaScript',
    help: 'In MDX, braces hold code. It is shown as text here. Write `\\{` for a brace that is text, put the text in backticks, or correct the code.',
  },
  'mdx/extra-panel': {
    title: 'A page has more than one panel of a kind',
    help: 'The right column shows one `RequestExample`, one `ResponseExample` and one `Panel`. Further ones are left out: put their content into the first.',
  },
  'mdx/forbidden-address': {
    title: 'A link has a scheme that is not allowed',
    help: '`javascript:`, `vbscript:`, `data:` and `file:` addresses run code or name files of the reader’s machine. The link is rendered without its address.',
  },
  'mdx/formula': {
    title: 'A formula cannot be read',
    help: 'The TeX between dollar signs has an error. Correct it, or write `\\$` where a dollar sign is meant.',
  },
  'mdx/html-comment': {
    title: 'A page has an HTML comment',
    help: 'MDX has none; it is left out of the page. Write `{/* … */}`, which other MDX tools read too.',
  },
  'mdx/import': {
    title: 'Code that a page imports fails',
    help: 'The page is shown without it. The message is that of the code: correct it, or remove the import.',
  },
  'mdx/import-outside': {
    title: 'An import leads out of the project',
    help: 'Pages import what is below the content folder, and npm packages; for anything else the build fails. Move the file into the folder, for example under `snippets/`.',
  },
  'mdx/less-than': {
    title: 'A less-than sign starts no tag',
    help: 'It is shown as text. Other MDX tools stop here: write `&lt;`, or put the text in backticks.',
  },
  'mdx/missing-import': {
    title: 'An imported file or package does not exist',
    help: 'The theme’s component of that name stands in for what is imported, or what is inside is shown. For a file that an `import` names the build fails. Paths starting with `/` begin at the content folder, paths starting with `.` at the file that imports. `<Snippet file>` looks in `_snippets/`, then in `snippets/`.',
  },
  'mdx/module-syntax': {
    title: 'An import or export is not JavaScript',
    help: 'Lines that start with `import` or `export` are code in MDX. Correct the code; a sentence that starts with such a word needs another beginning.',
  },
  'mdx/plugin-message': {
    title: 'A plugin says something of a page',
    help: 'A remark, rehype or recma plugin of the site reports it, with its own name before the text. A warning or an information does not stop the page; what the plugin fails with does.',
  },
  'mdx/raw-html': {
    title: 'HTML of a Markdown file does not run',
    help: 'In `.md` files, scripts, styles and frames are shown as text. Rename the page to `.mdx` to use them.',
  },
  'mdx/snippet-cycle': {
    title: 'A snippet includes itself',
    help: 'It is left out where the circle closes, and the build fails. Move what both files need into a third snippet.',
  },
  'mdx/tag-syntax': {
    title: 'A tag cannot be read',
    help: 'Values of attributes stand in quotes, or in braces when they are code: `title="Start"`, `cols={2}`.',
  },
  'mdx/text-tag': {
    title: 'What looks like a tag is text',
    help: 'Nothing opens or closes it, and no component or element has its name, so it is shown as written. Put such names in backticks: `<your-key>`.',
  },
  'mdx/timeout': {
    title: 'A page takes too long to compile',
    help: 'Very long lines with many marks, and very deep nesting, keep the Markdown parser busy. Split the page.',
  },
  'mdx/too-deep': {
    title: 'A page is nested too deeply',
    help: 'Lists, quotes or tags stand in each other by the hundreds. Take them apart.',
  },
  'mdx/unclosed-brace': {
    title: 'A brace is never closed',
    help: 'It is shown as text. Write `\\{` for a brace that is text, or close it.',
  },
  'mdx/unclosed-tag': {
    title: 'A tag is never closed',
    help: 'The page cannot be rendered, because nobody knows where the tag ends. Tags around several paragraphs stand on lines of their own, at the same indentation.',
  },
  'mdx/undefined-name': {
    title: 'An expression uses a name that is not defined',
    help: 'It is shown as written, and the build fails. In MDX `{name}` is code: write `\\{name\\}` or put it in backticks where text is meant; otherwise import or export the name.',
  },
  'mdx/undefined-variable': {
    title: 'A variable is not defined',
    help: '`{{name}}` takes its text from `variables` in `docs.json`. Define it there, or correct its name.',
  },
  'mdx/unknown-component': {
    title: 'A component does not exist',
    help: 'Its content is rendered, the component is not. Correct the name, import the component, or add one with the `components` option.',
  },
  'mdx/unknown-part': {
    title: 'A tag names no component',
    help: 'In `<Tree.Folder>`, `Folder` is a part of `Tree`: check the name after the dot. Or the name of the tag has another value than a component when the page is rendered: check where it is declared or imported.',
  },
  'mdx/wrong-closing-tag': {
    title: 'A closing tag does not match',
    help: 'Tags close in the reverse order of their opening. Close the inner one first, or remove the closing tag that has no beginning.',
  },
} satisfies Record<string, DiagnosticDoc>

export const codeDiagnostics = {
  'code/bidirectional-characters': {
    title: 'Code has characters that change its direction',
    help: 'It may run otherwise than it reads. Remove the characters, or write them as escapes such as `\\u202E`.',
  },
  'code/fence-braces': {
    title: 'A brace behind the language of a code block is never closed',
    help: 'Lines to highlight stand in braces: `{1,3-5}`. Without the closing brace they become a part of the title.',
  },
  'code/types': {
    title: 'TypeScript refuses code that is to show its types',
    help: 'A fence with `twoslash` is compiled. Declare what the code uses above a line `// ---cut---`, which readers do not see, or name errors that are meant to be there: `// @errors: 2322`. The code is shown in colours, without types.',
  },
  'code/types-package': {
    title: 'Types of names in code need a package that is not installed',
    help: 'The option `twoslash` is on. Install `@shikijs/twoslash`, a peer of Skerry, and TypeScript 5 or 6 beside it; where the project has TypeScript 7, `@typescript/typescript6`. Until then the code is shown without types.',
  },
  'code/unclosed-fence': {
    title: 'A code block is never closed',
    help: 'In Markdown such a block goes on to the end of the page. Write the backticks with which it begins once more, on a line of their own, where the code ends.',
  },
  'code/unknown-language': {
    title: 'A fence names a language that cannot be highlighted',
    help: 'The first word after the backticks is the language, and a title comes after it. Grammars of your own are named under `styling.codeblocks.languages.custom`.',
  },
} satisfies Record<string, DiagnosticDoc>
