import type { ComponentChildren } from 'preact'
import { useStrings } from '../../runtime/use-strings.ts'
import { CheckIcon, CopyIcon } from '../../theme/ui-icons.tsx'
import { MethodPill } from './method-pill.tsx'
import './endpoint-bar.css'

interface EndpointBarProps {
  method: string
  /** `/pets/{id}`; of a channel, its address or name. */
  path: string
  /** Shown before the path if `api.url` is `full`. */
  baseUrl?: string
  /** True for the page's main endpoint, which gets an id that users' CSS may refer to. */
  main?: boolean
  /** Text for the copy button. Without it, the button is omitted. */
  copied?: string
  /** The "Try it" button. */
  children?: ComponentChildren
}

/** So many characters fit between the method and the buttons of a phone. */
const shortPath = 18

/** Method, path, and buttons for them. */
export function EndpointBar({
  method,
  path,
  baseUrl,
  copied,
  main = false,
  children,
}: EndpointBarProps) {
  const strings = useStrings()
  const isShort = (baseUrl ?? '').length + path.length <= shortPath
  return (
    <div
      class="api-endpoint"
      data-component-part="api-endpoint"
      data-short={isShort ? '' : undefined}
    >
      <MethodPill method={method} />
      <div class="api-endpoint-path" id={main ? 'api-playground-input' : undefined}>
        {baseUrl && <span class="api-endpoint-base">{baseUrl}</span>}
        {path.split(/(\{[^{}]*\}|(?<=\/):\w+)/).map((part, index) =>
          index % 2 === 1 ? (
            <span class="api-endpoint-parameter">{part}</span>
          ) : (
            // None before a parameter at the start: there it could leave an empty line.
            part && part.split(/(?<=\/)/).flatMap((piece) => [piece, <wbr />])
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
          <CopyIcon class="api-endpoint-idle" />
          <CheckIcon class="api-endpoint-done" />
        </button>
      )}
      {children}
    </div>
  )
}
