import { fillIn } from '../../runtime/kit/fill-in.ts'
import type { BuiltRequest } from '../request/built-request.ts'
import { Authorization, knownSchemes } from './form/authorization.tsx'
import { BodyEditor } from './form/body-editor.tsx'
import { ParameterInputs } from './form/parameter-inputs.tsx'
import { Section } from './form/section.tsx'
import { ServerFields } from './form/server-fields.tsx'
import type { ConsoleOperation, ConsoleSettings } from './props/console-props.ts'
import { isBodiless } from '../request/is-bodiless.ts'
import { isSameHost } from './send/is-same-host.ts'
import { useConsole } from './state/context.ts'
import type { TypedRequest } from './state/use-request-values.ts'
import { ToolBar } from './tool-bar.tsx'

interface RequestInputsProps {
  /** Prefix of the ids that other parts of the dialog refer to. */
  id: string
  operation: ConsoleOperation
  settings: ConsoleSettings
  /** Absolute URL against which relative servers are resolved. */
  base: string
  /** The reader's input. */
  typed: TypedRequest
  /** The request that would be sent now. */
  request: BuiltRequest
  /** Why the request can't be sent. */
  obstacle: string | undefined
  /** Names of variables that are used but not defined. */
  missing: readonly string[]
  viaProxy: boolean
  onViaProxy: (viaProxy: boolean) => void
  onReset: () => void
  /** Announces a message to screen readers. */
  announce: (message: string) => void
}

/** All inputs of the console, by section. */
export function RequestInputs(props: RequestInputsProps) {
  const { id, operation, settings, typed, request, obstacle, onReset } = props
  const { strings } = useConsole()
  const { values } = typed
  return (
    <div class="console-inputs">
      <ToolBar {...props} />
      {obstacle && (
        <p class="console-problem" id={`${id}-obstacle`}>
          {obstacle}
        </p>
      )}
      {settings.proxy && <ProxyChoice {...props} proxy={settings.proxy} />}
      <Section title={strings.servers}>
        <ServerFields
          servers={operation.servers}
          server={values.server}
          variables={values.variables}
          baseUrl={values.baseUrl}
          onServer={typed.setServer}
          onVariable={typed.setVariable}
          onBaseUrl={typed.setBaseUrl}
        />
      </Section>
      {operation.security.some(
        (_, index) => knownSchemes(operation, index).length > 0,
      ) && <AuthorizationInputs {...props} />}
      <ParameterInputs
        parameters={operation.parameters}
        values={values.parameters}
        problems={request.problems}
        ownHost={isSameHost(request.url)}
        onChange={typed.setParameter}
      />
      {operation.body && values.body && (
        <BodyEditor
          body={operation.body}
          value={values.body}
          onChange={typed.setBody}
          onContent={typed.setContent}
        />
      )}
      {request.body && isBodiless(request.method) && (
        <p class="console-note">
          {fillIn(strings.browserBody, { method: request.method })}
        </p>
      )}
      <div class="console-row">
        <button type="button" class="console-button" onClick={onReset}>
          {strings.reset}
        </button>
        <button type="button" class="console-button" onClick={typed.clear}>
          {strings.clear}
        </button>
      </div>
    </div>
  )
}

function ProxyChoice({
  proxy,
  viaProxy,
  onViaProxy,
}: Pick<RequestInputsProps, 'viaProxy' | 'onViaProxy'> & { proxy: string }) {
  const { strings } = useConsole()
  return (
    <label class="console-check">
      <input
        type="checkbox"
        checked={viaProxy}
        onChange={({ currentTarget }) => onViaProxy(currentTarget.checked)}
      />
      {fillIn(strings.useProxy, { origin: proxy })}
    </label>
  )
}

function AuthorizationInputs(props: RequestInputsProps) {
  const { operation, settings, base, typed, request, announce } = props
  const { strings } = useConsole()
  return (
    <Section title={strings.authorization}>
      <Authorization
        operation={operation}
        alternative={typed.values.alternative}
        credentials={typed.values.credentials}
        origin={typed.origin}
        // OpenAPI resolves relative endpoints against the server.
        base={typed.server || base}
        redirect={new URL(settings.home, location.href).href}
        remembered={typed.remembered}
        problems={request.problems}
        onAlternative={typed.setAlternative}
        onCredential={typed.setCredential}
        onRemember={typed.setRemembered}
        onForget={() => {
          typed.forget()
          announce(strings.credentialsForgotten)
        }}
      />
    </Section>
  )
}
