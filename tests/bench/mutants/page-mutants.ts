import type { Mutant } from './mutant.ts'

const COMPILE = ['tests/plugin/compile/compile-page.test.ts']
const PROSE = ['tests/theme/components/card.test.tsx']
const HEADINGS = ['tests/plugin/mdx/heading-id.test.ts']
const GLOBALS = ['tests/plugin/render/guard-globals.test.ts']
const BASE = ['tests/runtime/with-base.test.ts']
const PROPS = ['tests/runtime/island-props.test.ts']

/** Mutants of compiling pages: HTML, URLs, code blocks. */
export const pageMutants: readonly Mutant[] = [
  {
    file: 'plugin/compile/resolve-url.ts',
    from: "new Set(['javascript', 'vbscript', 'file', 'data'])",
    to: "new Set(['vbscript', 'file', 'data'])",
    tests: COMPILE,
    why: 'a link of Markdown runs code',
  },
  {
    file: 'plugin/compile/resolve-url.ts',
    from: "SCHEME.exec(href.replace(/[\\u0000-\\u0020]/g, ''))",
    to: 'SCHEME.exec(href)',
    tests: COMPILE,
    why: 'a link hides its scheme behind a control character, and runs code',
  },
  {
    file: 'theme/components/use-link.ts',
    from: '/^(?:https?:|mailto:|tel:|sms:|ftp:|vscode:|cursor:|slack:|#|\\?|\\/|\\.|[^:]*$)/i',
    to: '/^(?:[a-z]+:|#|\\?|\\/|\\.|[^:]*$)/i',
    tests: PROSE,
    why: 'the address of a card runs code',
  },
  {
    file: 'plugin/mdx/heading-id.ts',
    from: '(endsInNumber && base > 2)',
    to: '(endsInNumber && base > 3)',
    tests: HEADINGS,
    why: 'two headings of a page have one id, and links lead to the wrong one',
  },
  {
    file: 'plugin/mdx/heading-id.ts',
    from: 'const numbered = count > 1 ||',
    to: 'const numbered = count > 2 ||',
    tests: HEADINGS,
    why: 'the second heading of a text has the id of the first',
  },
  {
    file: 'plugin/render/guard-globals.ts',
    from: '      removeAdded(guarded[index]!, changed)\n',
    to: '',
    tests: GLOBALS,
    why: 'what a page adds to built-in objects stays for the next page',
  },
  {
    file: 'plugin/render/guard-globals.ts',
    from: '      restore(guarded[index]!, changed)\n',
    to: '',
    tests: GLOBALS,
    why: 'what a page changes of built-in objects stays for the next page',
  },
  {
    file: 'plugin/render/guard-globals.ts',
    from: '    restore(globals, changed)\n',
    to: '',
    tests: GLOBALS,
    why: 'a global that a page replaces stays so for the next page',
  },
  {
    file: 'runtime/with-base.ts',
    from: "href.startsWith('/') && !href.startsWith('//')",
    to: "href.startsWith('/')",
    tests: BASE,
    why: 'an address of another host gets the base, and leads nowhere',
  },
  {
    file: 'runtime/island-props.ts',
    from: '/[<\\u2028\\u2029]/g',
    to: '/[\\u2028\\u2029]/g',
    tests: PROPS,
    why: 'props of an island end its script, and the rest runs',
  },
  {
    file: 'runtime/island-props.ts',
    from: 'if (Number.isFinite(value)) return value',
    to: 'if (!Number.isNaN(value)) return value',
    tests: PROPS,
    why: 'an island has `null` in the browser where the server had Infinity',
  },
  {
    file: 'runtime/kit/escape-html.ts',
    from: 'const ATTRIBUTE = /[&<>"]/g',
    to: 'const ATTRIBUTE = /[&<>]/g',
    tests: ['tests/runtime/kit/escape-html.test.ts'],
    why: 'a quote ends an attribute of a page',
  },
  {
    file: 'runtime/kit/escape-html.ts',
    from: 'const TEXT = /[&<>]/g',
    to: 'const TEXT = /[<>]/g',
    tests: ['tests/runtime/kit/escape-html.test.ts'],
    why: '`&lt;` in code is shown as `<`',
  },
  {
    file: 'plugin/compile/snippet-files.ts',
    from: "if (relative.startsWith('../') || relative === '..') return { kind: 'outside' }",
    to: "if (relative === '..') return { kind: 'outside' }",
    tests: ['tests/plugin/compile/snippets.test.ts'],
    why: 'an import brings a file from outside of the project into a page',
  },
  {
    file: 'plugin/kit/hash-inside.ts',
    from: 'inside.endsWith(sep) ? inside : inside + sep',
    to: 'inside',
    tests: ['tests/plugin/compile/snippets.test.ts'],
    why: 'a snippet is a link into a folder beside the site, whose name goes on',
  },
]
