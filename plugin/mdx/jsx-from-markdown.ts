import type { CompileContext, Extension, Handle, Token } from 'mdast-util-from-markdown'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { VFileMessage } from 'vfile-message'
import { voidElements } from '../../runtime/kit/html-names.ts'
import type { ParseState } from './lenient-mdx.ts'

/** The tags that are open while the mdast is built, outermost first. */
export interface OpenTags {
  stack: readonly { name?: string; start: Token['start'] }[]
  /** The tag at which parsing stopped. */
  current?: { name?: string; start: Token['start']; close: boolean }
}

interface JsxData {
  mdxJsxTag?: {
    name?: string
    close: boolean
    selfClosing: boolean
    start: Token['start']
  }
  mdxJsxTagStack?: { name?: string; start: Token['start'] }[]
}

/** `<!--@include: ./part.md-->` (VitePress). */
const INCLUDE = /^<!--[ \t]*@include:/

const COMMENT_HINT = 'Write {/* … */}; MDX has no HTML comments.'

/**
 * Converts tokens of tags, expressions and ESM code to nodes, like MDX, except that void elements
 * (`<br>`) are self-closing.
 *
 * @param open Set to the tags that are open where parsing stopped.
 */
export function jsxFromMarkdown(state: ParseState, open: OpenTags): Extension[] {
  const extensions = mdxFromMarkdown()
  const flow = handlerOf(extensions, 'exit', 'mdxJsxFlowTag')
  const closing = handlerOf(extensions, 'enter', 'mdxJsxFlowTagClosingMarker')

  function exitTag(this: CompileContext, token: Token) {
    const data = this.data as JsxData
    const tag = data.mdxJsxTag!
    if (tag.name && voidElements.has(tag.name)) {
      // Ignore `</br>`.
      if (tag.close) return void this.resume()
      tag.selfClosing = true
    }
    open.stack = data.mdxJsxTagStack ?? []
    open.current = tag
    flow.call(this, token)
  }

  function enterClosing(this: CompileContext, token: Token) {
    const data = this.data as JsxData
    open.stack = data.mdxJsxTagStack ?? []
    open.current = { ...data.mdxJsxTag!, close: true }
    // For `</br>`, leave the decision to `exitTag`.
    if (
      open.stack.length === 0 &&
      /^<\/(?:br|hr|img)\s*>/.test(state.text.slice(data.mdxJsxTag!.start.offset))
    )
      return
    closing.call(this, token)
  }

  function enterComment(this: CompileContext, token: Token) {
    const includes = INCLUDE.test(state.text.slice(token.start.offset, token.end.offset))
    if (state.format === 'md' && !includes) return
    const place = { ...token.start, column: token.start.column + 1 }
    const message = includes
      ? new VFileMessage('Included file', token.start, 'skerry:included-file')
      : new VFileMessage('HTML comment', place, 'skerry:html-comment')
    if (!includes) message.note = COMMENT_HINT
    state.problems.set(token.start.offset, message)
  }

  return [
    ...extensions,
    {
      enter: {
        mdxJsxFlowTagClosingMarker: enterClosing,
        mdxJsxTextTagClosingMarker: enterClosing,
        skerryCommentFlow: enterComment,
        skerryCommentText: enterComment,
      } as Extension['enter'],
      exit: { mdxJsxFlowTag: exitTag, mdxJsxTextTag: exitTag } as Extension['exit'],
    },
  ]
}

function handlerOf(
  extensions: Extension[],
  phase: 'enter' | 'exit',
  name: string,
): Handle {
  for (const extension of extensions) {
    const handler = (extension[phase] as Record<string, Handle> | undefined)?.[name]
    if (handler) return handler
  }
  throw new Error(`mdast-util-mdx has no ${phase} handler for ${name}`)
}
