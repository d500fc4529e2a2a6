import type { Code, Construct, State } from 'micromark-util-types'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    skerryCommentFlow: 'skerryCommentFlow'
    skerryCommentText: 'skerryCommentText'
    skerryCommentData: 'skerryCommentData'
  }
}

/** A micromark construct for `<!-- … -->`, which MDX lacks. Renders nothing. */
export function htmlComment(flow: boolean): Construct {
  return {
    name: flow ? 'skerryCommentFlow' : 'skerryCommentText',
    concrete: flow,
    tokenize(effects, ok, nok) {
      const isLazy = () => this.parser.lazy[this.now().line]
      let opened = ''
      let closing = ''
      const type = flow ? 'skerryCommentFlow' : 'skerryCommentText'
      return start

      function start(code: Code): State | undefined {
        effects.enter(type)
        effects.enter('skerryCommentData')
        return open(code)
      }
      function open(code: Code): State | undefined {
        if (code !== '<!--'.charCodeAt(opened.length)) return nok(code)
        effects.consume(code)
        opened += String.fromCharCode(code)
        return opened.length === 4 ? inside : open
      }
      function inside(code: Code): State | undefined {
        if (code === null) return nok(code)
        if (code < -2) {
          effects.exit('skerryCommentData')
          effects.enter('lineEnding')
          effects.consume(code)
          effects.exit('lineEnding')
          return lineStart
        }
        const end = code === 62 && closing.endsWith('--')
        closing = code === 45 ? `${closing}-` : ''
        effects.consume(code)
        if (!end) return inside
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
