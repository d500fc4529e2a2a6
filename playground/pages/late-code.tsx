import { useEffect, useState } from 'preact/hooks'
import type { SampleLanguage } from '../samples/languages/live-languages.ts'
import type { RequestData } from '../samples/late/request-data.ts'
import type { Token, TokenKind } from '../samples/late/token-kinds.ts'

interface LateCodeProps {
  language: SampleLanguage
  request: RequestData
  /** Returns the code of the first sample, which may contain the request's body. */
  firstCode: () => string
  colors: Partial<Record<TokenKind, string>>
  /** Label of the copy button. */
  copy: string
}

/**
 * A sample generated in the browser, in the markup of `CodeBlock`. The code generator is lazily
 * loaded.
 */
export function LateCode({ language, request, firstCode, colors, copy }: LateCodeProps) {
  const [tokens, setTokens] = useState<Token[]>()
  useEffect(() => {
    let current = true
    void import('../samples/late/write-late.ts').then(({ writeLate }) => {
      if (current) setTokens(writeLate(language, request, firstCode()))
    })
    return () => (current = false)
  }, [language, request])
  return (
    <div
      class="code-block"
      data-component-part="code-block-root"
      data-language={language}
    >
      <button
        type="button"
        class="code-block-copy-button"
        data-component-part="code-block-copy-button"
        aria-label={copy}
      />
      <pre tabIndex={0} aria-busy={!tokens}>
        <code class={`language-${language}`}>
          <span class="line">
            {tokens?.map(({ text, kind }) =>
              kind && colors[kind] ? <span class={colors[kind]}>{text}</span> : text,
            )}
          </span>
        </code>
      </pre>
    </div>
  )
}
