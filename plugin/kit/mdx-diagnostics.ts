import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** Diagnostics of MDX syntax and of code in pages. */
export const mdxDiagnostics = {
  'mdx/broken-snippet': {
    title: "A snippet can't be parsed",
    help: 'The page includes a snippet with mismatched tags or invalid code. The previous message has the location in the snippet. All pages that include it fail until this is fixed.',
  },
  'mdx/computed-id': {
    title: 'The id of a heading, step or update is an expression',
    help: '"On this page" and the feeds link to it before the expression has a value, so the id is derived from the text instead. Write the id as text: `id="v2"`. Ids of other components can be expressions.',
  },
  'mdx/crash': {
    title: 'The compiler failed on a page',
    help: 'This is an unexpected error. If the site uses remark, rehype or recma plugins, remove them one by one. Otherwise, please report the page.',
  },
  'mdx/duplicate-id': {
    title: 'Two elements on a page have the same id',
    help: 'Links lead to the first one; the other got a number. Give each its own `id`, or `{#id}` after a heading.',
  },
  'mdx/duplicate-name': {
    title: 'A name is declared twice on a page',
    help: 'The page and its snippets share a scope. Rename one of them, or import it under another name: `import { a as b } from …`.',
  },
  'mdx/expression-failed': {
    title: 'An expression throws while the page is rendered',
    help: 'The page shows the source of the expression, and the build fails.',
  },
  'mdx/expression-syntax': {
    title: "The content of braces isn't valid JavaScript",
    help: 'In MDX, braces contain code. It is shown as text. Write `\\{` for a literal brace, use backticks, or fix the code.',
  },
  'mdx/extra-panel': {
    title: 'A page has more than one panel of a kind',
    help: 'The right column shows one `RequestExample`, one `ResponseExample` and one `Panel`. Others are omitted. Move their content into the first one.',
  },
  'mdx/forbidden-address': {
    title: "A link has a scheme that isn't allowed",
    help: '`javascript:`, `vbscript:`, `data:` and `file:` URLs run code or refer to local files. The link is rendered without its target.',
  },
  'mdx/foreign-callout': {
    title: 'A callout has the syntax of another tool',
    help: '`:::note` (VitePress, Docusaurus, Starlight, Rspress), `> [!NOTE]` (GitHub) and `!!! note` (MkDocs) are shown as text. Use the component: `<Note>`, `<Tip>`, `<Info>`, `<Warning>`, `<Danger>` or `<Check>`. A remark plugin of the site may also support them.',
  },
  'mdx/foreign-syntax': {
    title: 'A page has the syntax of another tool',
    help: 'Blocks (`{% … %}`, GitBook), tabs (`=== "…"`, MkDocs), included files (`<<<`, `@include`, VitePress; `--8<--`, MkDocs), `[[toc]]`, `[#id]` after a heading, attributes after a link and others are shown as text or include nothing. The hint has what to write instead. A remark plugin of the site may also support them.',
  },
  'mdx/formula': {
    title: "A formula can't be parsed",
    help: 'The TeX between dollar signs is invalid. Fix it, or write `\\$` for a literal dollar sign.',
  },
  'mdx/html-comment': {
    title: 'A page contains an HTML comment',
    help: "MDX doesn't support HTML comments. The comment is removed. Write `{/* … */}`, which all MDX tools support.",
  },
  'mdx/import': {
    title: 'A module that a page imports throws',
    help: "The page is rendered without it. The message is the module's own error: fix it, or remove the import.",
  },
  'mdx/import-outside': {
    title: 'An import leads outside the content folder',
    help: 'Pages can import files in the content folder and npm packages. Move the file into the folder, for example to `snippets/`.',
  },
  'mdx/less-than': {
    title: "A less-than sign doesn't start a tag",
    help: 'It is shown as text, but other MDX tools reject it. Write `&lt;`, or use backticks.',
  },
  'mdx/merge-conflict': {
    title: 'A page contains a merge conflict',
    help: 'Git wrote both versions of a passage, between lines of `<<<<<<<`, `=======` and `>>>>>>>`. Keep one of them, and remove these lines. The build fails.',
  },
  'mdx/missing-import': {
    title: "An imported file or package doesn't exist",
    help: 'Skerry uses the theme component of that name instead, or only renders the children; a message replaces a snippet. Paths that start with `/` are relative to the content folder, and paths that start with `.` to the importing file. `<Snippet file>` looks in `_snippets/`, then in `snippets/`.',
  },
  'mdx/module-syntax': {
    title: "An import or export isn't valid JavaScript",
    help: 'In MDX, lines that start with `import` or `export` are code. Fix the code, or rephrase the sentence.',
  },
  'mdx/path-field': {
    title: "A path parameter isn't in the URL of its page",
    help: "`ParamField path` on a page with `api: METHOD /path` describes a placeholder of that URL, such as `{id}`. The playground and the samples leave out others, because they couldn't be sent.",
  },
  'mdx/plugin-message': {
    title: 'A plugin reported a problem',
    help: "The message comes from a remark, rehype or recma plugin of the site, with its name. Warnings and infos don't fail the page; errors do.",
  },
  'mdx/raw-html': {
    title: "HTML or MDX in a Markdown file isn't run",
    help: 'In `.md` files, scripts, styles, frames, imports, and components that the site does not have are shown as text. Rename the page to `.mdx` to use them.',
  },
  'mdx/removed-page': {
    title: 'A page was removed while the site was built',
    help: 'Its file was there when the site was read. Build again once nothing changes the content folder.',
  },
  'mdx/snippet-cycle': {
    title: 'A snippet includes itself',
    help: 'It is omitted where the cycle closes, and the build fails. Move shared content into a third snippet.',
  },
  'mdx/tag-syntax': {
    title: "A tag can't be parsed",
    help: 'Attribute values are in quotes, or in braces if they are code: `title="Start"`, `cols={2}`.',
  },
  'mdx/text-tag': {
    title: 'Something that looks like a tag is text',
    help: "It isn't closed, and there is no component or element with that name, so it is shown as written. Use backticks for such names: `<your-key>`.",
  },
  'mdx/timeout': {
    title: 'A page takes too long to compile',
    help: 'Very long lines with many special characters, and very deep nesting, are slow to parse. Split the page.',
  },
  'mdx/too-deep': {
    title: 'A page is nested too deeply',
    help: 'Hundreds of lists, quotes or tags are nested. Restructure the page.',
  },
  'mdx/unclosed-brace': {
    title: "A brace isn't closed",
    help: 'It is shown as text. Close it, or write `\\{` for a literal brace.',
  },
  'mdx/unclosed-link': {
    title: 'A link is not closed',
    help: '`[text](/page` is shown as text, and so is `[text](/a page)`: the URL ends at the first space. Add the closing parenthesis, and write `%20` for spaces or the URL in angle brackets: `[text](</a page>)`.',
  },
  'mdx/unclosed-tag': {
    title: "A tag isn't closed",
    help: "The page can't be rendered, because it is unclear where the tag ends. Put tags around several paragraphs on separate lines, with the same indentation.",
  },
  'mdx/undefined-name': {
    title: 'An expression uses an undefined name',
    help: 'It is shown as written, and the build fails if there is more than the name in the braces: other code would throw. In MDX, `{name}` is code. For text, write `\\{name\\}` or use backticks. Otherwise, import or export the name. In an event handler it is only a warning, as a script of the site may define the name.',
  },
  'mdx/undefined-variable': {
    title: "A variable isn't defined",
    help: '`{{name}}` uses `variables` in `docs.json`. Define the variable there, or fix its name.',
  },
  'mdx/broken-table': {
    title: 'A table is shown as text',
    help: 'Below its header, a table needs a row with as many cells of dashes: `| --- | --- |`.',
  },
  'mdx/extra-cell': {
    title: 'A cell of a table is not shown',
    help: 'A table has the columns of its header, and what a row has beyond them is lost. Add a cell to the header. A `|` separates cells even in code: write `\\|` for text.',
  },
  'mdx/heading-space': {
    title: 'A heading is shown as text',
    help: 'Markdown needs a space after the `#` signs: `## Title`. Write `\\##` for signs that are text.',
  },
  'mdx/lost-bold': {
    title: 'Bold text is shown with its asterisks',
    help: 'In `**注意：**它` and `see**(this)**`, asterisks stand between a letter and punctuation, so Markdown takes them for text. Put a space next to them, move the punctuation out of the bold text (`**注意**：它`), or write `<strong>注意：</strong>它`.',
  },
  'mdx/missing-export': {
    title: 'A declaration is text',
    help: 'In MDX, lines that start with `import` or `export` are code. A `const` without `export` is text, so code that uses its name throws. Write `export const`, or put an example into a code block.',
  },
  'mdx/lost-handler': {
    title: "An element's function doesn't reach the browser",
    help: 'Handlers such as `onClick` are sent to the browser, together with what the page declares and imports, but not with `props` of the page, or values that are only computed when the page is built. Write the element in a component of a snippet, and give it values as props. A part of a table, of an `<svg>` or of a `<select>`, also if a component renders it, can only react as a part of a component with all of it.',
  },
  'mdx/missing-footnote': {
    title: 'A footnote has no definition',
    help: 'The reference is shown as text. Define it anywhere on the page: `[^1]: The note.`',
  },
  'mdx/unknown-component': {
    title: "A component doesn't exist",
    help: 'Its children are rendered without it. Fix the name, import the component, or add it with the `components` option.',
  },
  'mdx/unknown-part': {
    title: "A tag doesn't refer to a component",
    help: 'In `<Tree.Folder>`, `Folder` is a part of `Tree`: check the name after the dot. If the name is declared or imported, check that its value is a component.',
  },
  'mdx/wrong-closing-tag': {
    title: "A closing tag doesn't match",
    help: 'Close tags in reverse order: the inner one first. Remove a closing tag without an opening one.',
  },
} satisfies Record<string, DiagnosticDoc>

/** Diagnostics of code blocks. */
export const codeDiagnostics = {
  'code/bidirectional-characters': {
    title: 'Code contains characters that change its direction',
    help: 'The code may do something other than it seems to. Remove the characters, or write them as escapes such as `\\u202E`.',
  },
  'code/fence-braces': {
    title: "A brace after the language of a code block isn't closed",
    help: 'Lines to highlight are in braces: `{1,3-5}`. Without the closing brace, they become part of the title.',
  },
  'code/foreign-syntax': {
    title: 'A code block has an option or a comment of another tool',
    help: 'Options such as `ins={2}` (Starlight), `hl_lines="2"` (MkDocs) and `[title]` (VitePress) become the title or have no effect, and comments such as `highlight-next-line` (Docusaurus) are shown. The hint has what to write instead.',
  },
  'mdx/missing-plugin': {
    title: "A remark, rehype or recma plugin can't be found",
    help: 'The module that `remarkPlugins`, `rehypePlugins` or `recmaPlugins` names is not installed, or its file does not exist. Paths start at the content folder.',
  },
  'code/line-range': {
    title: "A code block marks a line that it doesn't have",
    help: 'Lines in braces, `highlight` and `focus` are counted from 1 at the first line of the code. Often, lines were removed later.',
  },
  'code/missing-part': {
    title: "A code block shows a part of a file that the file doesn't have",
    help: 'In ` ```ts file="./server.ts#setup" `, `setup` is a region: the lines between comments `#region setup` and `#endregion`. `#L3-L10` are lines, counted from 1. Write one that the file has. The build fails.',
  },
  'code/types': {
    title: 'TypeScript rejects code that should show types',
    help: 'Code blocks with `twoslash` are compiled. Declare what the code uses above a line `// ---cut---`, which hides it from readers, or list expected errors: `// @errors: 2322`. The code is shown without types.',
  },
  'code/types-package': {
    title: "A package for types in code isn't installed",
    help: 'The option `twoslash` is on. Install `@shikijs/twoslash` and TypeScript 5 or 6. If your project uses TypeScript 7, also install `@typescript/typescript6`. Until then, code is shown without types.',
  },
  'code/unclosed-fence': {
    title: "A code block isn't closed",
    help: 'In Markdown, an unclosed code block continues to the end of the page. Repeat its opening backticks on a separate line at the end of the code.',
  },
  'code/unknown-language': {
    title: "A code block has a language that can't be highlighted",
    help: 'The first word after the backticks is the language, followed by the title. Add your own grammars with `styling.codeblocks.languages.custom`.',
  },
} satisfies Record<string, DiagnosticDoc>
