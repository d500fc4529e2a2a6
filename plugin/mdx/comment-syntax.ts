import type { Code, Construct, State } from 'micromark-util-types'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    skerryCommentFlow: 'skerryCommentFlow'
    skerryCommentText: 'skerryCommentText'
    skerryCommentData: 'skerryCommentData'
  }
}

const delimiters = {
  /** MDX lacks it. */
  html: { opening: '<!--', closing: '-->' },
  /** For `.md`, where other braces are text. */
  jsx: { opening: '{/*', closing: '*/}' },
}

/**
 * A micromark construct for comments of a language. Renders nothing.
 *
 * @param text The whole text, in which the end of a comment is looked for before it is read.
 */
export function commentSyntax(
  language: keyof typeof delimiters,
  flow: boolean,
  text: string,
): Construct {
  const { opening, closing } = delimiters[language]
  const lastClosing = text.lastIndexOf(closing)
  return {
    name: flow ? 'skerryCommentFlow' : 'skerryCommentText',
    concrete: flow,
    tokenize(effects, ok, nok) {
      if (lastClosing < this.now().offset) return nok
      const isLazy = () => this.parser.lazy[this.now().line]
      let opened = 0
      let tail = ''
      const type = flow ? 'skerryCommentFlow' : 'skerryCommentText'
      return start

      function start(code: Code): State | undefined {
        effects.enter(type)
        effects.enter('skerryCommentData')
        return open(code)
      }
      function open(code: Code): State | undefined {
        if (code !== opening.charCodeAt(opened)) return nok(code)
        effects.consume(code)
        opened += 1
        return opened === opening.length ? inside : open
      }
      function inside(code: Code): State | undefined {
        if (code === null) return nok(code)
        if (code < -2) {
          tail = ''
          effects.exit('skerryCommentData')
          effects.enter('lineEnding')
          effects.consume(code)
          effects.exit('lineEnding')
          return lineStart
        }
        tail = (tail + String.fromCharCode(code)).slice(-closing.length)
        effects.consume(code)
        if (tail !== closing) return inside
        effects.exit('skerryCommentData')
        effects.exit(type)
        return flow ? after : ok
      }
      function lineStart(code: Code): State | undefined {
        if (code === null) return nok(code)
        if (flow && isLazy()) return nok(code)
        if (code < -2) {
          effects.enter('lineEnding')
          effects.consume(code)
          effects.exit('lineEnding')
          return lineStart
        }
        effects.enter('skerryCommentData')
        return inside(code)
      }
      function after(code: Code): State | undefined {
        if (code === null || code < -2) return ok(code)
        if (code === 32 || code < 0) {
          effects.enter('whitespace')
          effects.consume(code)
          effects.exit('whitespace')
          return after
        }
        return nok(code)
      }
    },
  }
}
