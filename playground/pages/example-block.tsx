import { CodeBlock } from '../../theme/components/code-block.tsx'
import { useStrings } from '../../runtime/use-strings.ts'
import { plainCode } from './slim-code.ts'

/** Longer examples are omitted from Markdown, where the rows are enough. */
const MAX_MARKDOWN_LENGTH = 600

/** Class of elements that are omitted from Markdown. */
export const HTML_ONLY = 'api-html-only'

/** A code block beside or between rows. */
export interface ExampleBlockProps {
  code: string
  /** `json` by default. */
  language?: string
  /** The highlighted code. */
  html?: string | undefined
}

/** An example of a schema, beside its rows, or of what a callback sends, above them. */
export function ExampleBlock({ code, language = 'json', html }: ExampleBlockProps) {
  const strings = useStrings()
  return (
    <div
      class={
        code.length > MAX_MARKDOWN_LENGTH
          ? `schema-example ${HTML_ONLY}`
          : 'schema-example'
      }
    >
      <CodeBlock
        title={strings.example}
        language={language}
        html={html ?? plainCode(code)}
      />
    </div>
  )
}
