import { useEffect, useState } from 'preact/hooks'
import type { SampleLanguage } from '../samples/languages/live-languages.ts'
import type { RequestData } from '../samples/lazy/request-data.ts'
import type { Token, TokenKind } from '../samples/lazy/token-kinds.ts'

interface LazyCodeProps {
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
export function LazyCode({ language, request, firstCode, colors, copy }: LazyCodeProps) {
  const [tokens, setTokens] = useState<Token[]>()
  useEffect(() => {
    let current = true
    void import('../samples/lazy/write-tokens.ts').then(({ writeTokens }) => {
      if (current) setTokens(writeTokens(language, request, firstCode()))
    })
    return () => (current = false)
  }, [language, request])
  return (
    <div class="code-block" data-language={language}>
      <button
        type="button"
        class="code-block-copy-button"
        data-component-part="code-block-copy-button"
        aria-label={copy}
      />
      <pre data-component-part="code-block-root" tabIndex={0} aria-busy={!tokens}>
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
