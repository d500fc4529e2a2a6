import type { ComponentChildren } from 'preact'
import { useStrings } from '../../runtime/use-strings.ts'
import { Icon } from '../../theme/components/icon.tsx'
import { MethodPill } from './method-pill.tsx'
import './endpoint-bar.css'

export interface EndpointBarProps {
  method: string
  /** `/pets/{id}`; for manual pages also a whole address. */
  path: string
  /** Shown in front of the path (`api.url: full`). */
  baseUrl?: string
  /** It is the page's own endpoint: users style its id. */
  main?: boolean
  /** What the copy button copies; without it there is none. */
  copied?: string
  /** "Try it". */
  children?: ComponentChildren
}

/** Method, path and what can be done with them. */
export function EndpointBar({
  method,
  path,
  baseUrl,
  copied,
  main = false,
  children,
}: EndpointBarProps) {
  const strings = useStrings()
  return (
    <div class="api-endpoint" data-component-part="api-endpoint">
      <MethodPill method={method} />
      <div class="api-endpoint-path" id={main ? 'api-playground-input' : undefined}>
        {baseUrl && <span class="api-endpoint-base">{baseUrl}</span>}
        {path
          .split(/(\{[^{}]*\}|(?<=\/):\w+)/)
          .map((part, index) =>
            index % 2 === 1 ? (
              <span class="api-endpoint-parameter">{part}</span>
            ) : (
              part.split(/(?<=\/)/).flatMap((piece) => [piece, <wbr />])
            ),
          )}
      </div>
      {copied && (
        <button
          type="button"
          class="api-endpoint-copy"
          data-copy={copied}
          aria-label={strings.copy}
        >
          <Icon icon={{ name: 'copy', library: 'lucide' }} class="api-endpoint-idle" />
          <Icon icon={{ name: 'check', library: 'lucide' }} class="api-endpoint-done" />
        </button>
      )}
      {children}
    </div>
  )
}
