import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { buildRequest } from '../request/build-request.ts'
import type { BuiltRequest } from '../request/built-request.ts'
import { Authorization } from './authorization.tsx'
import { BodyEditor } from './body-editor.tsx'
import { isBodiless, isForbiddenMethod } from './browser-limits.ts'
import { ConsoleContext, useFieldId } from './context.ts'
import { maskSecrets } from './mask-secrets.ts'
import { ParameterFields } from './parameter-fields.tsx'
import type { ConsoleProps } from './props.ts'
import { FailureView, failureText } from './response/failure-view.tsx'
import { formatBytes, formatTime } from './response/format-figures.ts'
import { ResponseView, statusLine } from './response/response-view.tsx'
import { SamplePanel } from './sample-panel.tsx'
import { Section } from './section.tsx'
import { isOwnHost } from './send-request.ts'
import { ServerFields } from './server-fields.tsx'
import { useExchange, type Exchange } from './use-exchange.ts'
import { useRequestValues } from './use-request-values.ts'
import { fill, type ConsoleWords } from './words.ts'
import './dialog.css'

export interface DialogProps extends ConsoleProps {
  words: ConsoleWords
  open: boolean
  onClose: () => void
}

/** The playground of one operation: what to send, how it looks in code, what came back. */
export function Dialog({ open, onClose, ...props }: DialogProps) {
  const { operation, schemas, settings, words } = props
  const id = useFieldId()
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const response = useRef<HTMLElement>(null)
  const base = useMemo(() => new URL(settings.base, location.href).href, [settings.base])
  const [checked, setChecked] = useState(false)
  const [revealed, setRevealed] = useState(false)
  const [viaProxy, setViaProxy] = useState(true)
  const [said, say] = useState('')
  const typed = useRequestValues(props, base)
  const { exchange, send, abort, clear } = useExchange()
  const { values } = typed

  const request = useMemo(
    () => buildRequest(operation, values, { base }),
    [operation, values, base],
  )
  const masked = useMemo(
    () => maskSecrets(operation, values, schemas),
    [operation, values, schemas],
  )
  const sample = useMemo(() => {
    return buildRequest(operation, revealed ? values : masked, {
      base,
      secrets: revealed ? 'revealed' : 'masked',
    })
  }, [operation, values, masked, base, revealed])

  useEffect(() => {
    if (!open) return
    dialog.current?.showModal()
    title.current?.focus()
  }, [open])
  // On a narrow screen the answer lies below what was typed.
  useEffect(() => {
    if (exchange.phase === 'idle') return
    response.current?.scrollIntoView({ block: 'nearest' })
  }, [exchange.phase])
  useEffect(() => say(announcement(exchange, words)), [exchange, words])

  const proxy = viaProxy ? settings.proxy : undefined
  const running = exchange.phase === 'waiting' || exchange.phase === 'receiving'
  const obstacle = obstacleOf(request, words)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (running) {
      // The button says "Cancel"; Enter in a field does not.
      if (event.submitter) abort()
      return
    }
    if (obstacle) return
    setChecked(true)
    void send(request, { proxy, credentials: settings.credentials ?? false })
    requestAnimationFrame(() => {
      const count = form.current?.querySelectorAll('[aria-invalid]').length ?? 0
      if (count > 0) say(fill(words.problemsFound, { count }))
    })
  }

  return (
    <ConsoleContext.Provider value={{ words, schemas, checked }}>
      <dialog
        ref={dialog}
        class="console"
        aria-labelledby={`${id}-title`}
        {...{ closedby: 'any' }}
        onClose={onClose}
      >
        <form
          ref={form}
          class="console-form"
          id={`${id}-form`}
          noValidate
          onSubmit={submit}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              form.current?.requestSubmit()
            }
          }}
        >
          <header class="console-header">
            <h2 ref={title} class="console-title" id={`${id}-title`} tabIndex={-1}>
              {operation.title}
            </h2>
            <button
              type="button"
              class="console-close"
              aria-label={words.close}
              onClick={() => dialog.current?.close()}
            >
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" stroke-width="1.5" />
              </svg>
            </button>
            <p class="console-address">
              <span class="console-method" data-method={operation.method}>
                {operation.method}
              </span>
              <code class="console-url">{sample.url}</code>
            </p>
            <button
              type="submit"
              class="console-send"
              disabled={!running && obstacle !== undefined}
              {...(obstacle && { 'aria-describedby': `${id}-obstacle` })}
            >
              {running ? words.cancel : words.send}
            </button>
            <p class="console-live" role="status">
              {said}
            </p>
          </header>
          <div class="console-columns">
            <div class="console-inputs">
              {obstacle && (
                <p class="console-problem" id={`${id}-obstacle`}>
                  {obstacle}
                </p>
              )}
              {settings.proxy && (
                <label class="console-check">
                  <input
                    type="checkbox"
                    checked={viaProxy}
                    onChange={({ currentTarget }) => setViaProxy(currentTarget.checked)}
                  />
                  {fill(words.useProxy, { origin: settings.proxy })}
                </label>
              )}
              {hasServerFields(props) && (
                <Section title={words.servers}>
                  <ServerFields
                    servers={operation.servers}
                    server={values.server}
                    variables={values.variables}
                    onServer={typed.setServer}
                    onVariable={typed.setVariable}
                  />
                </Section>
              )}
              {operation.security.length > 0 && (
                <Section title={words.authorization}>
                  <Authorization
                    operation={operation}
                    alternative={values.alternative}
                    credentials={values.credentials}
                    origin={typed.origin}
                    base={base}
                    redirect={new URL(settings.home, location.href).href}
                    remembered={typed.remembered}
                    onAlternative={typed.setAlternative}
                    onCredential={typed.setCredential}
                    onRemember={typed.setRemembered}
                    onForget={() => {
                      typed.forget()
                      say(words.credentialsForgotten)
                    }}
                  />
                </Section>
              )}
              <ParameterFields
                parameters={operation.parameters}
                values={values.parameters}
                problems={request.problems}
                ownHost={isOwnHost(request.url)}
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
                  {fill(words.browserBody, { method: request.method })}
                </p>
              )}
              <button
                type="button"
                class="console-button console-reset"
                onClick={() => {
                  typed.reset()
                  clear()
                  setChecked(false)
                }}
              >
                {words.reset}
              </button>
            </div>
            <div class="console-results">
              <SamplePanel
                request={sample}
                languages={settings.languages}
                secret={operation.schemes.length > 0 || masked !== values}
                revealed={revealed}
                onReveal={setRevealed}
              />
              <section
                ref={response}
                class="console-panel"
                aria-labelledby={`${id}-response`}
              >
                <div class="console-panel-bar">
                  <h3 class="console-panel-title" id={`${id}-response`}>
                    {words.response}
                  </h3>
                </div>
                <ExchangeView exchange={exchange} words={words} />
              </section>
            </div>
          </div>
        </form>
      </dialog>
    </ConsoleContext.Provider>
  )
}

function ExchangeView({ exchange, words }: { exchange: Exchange; words: ConsoleWords }) {
  if (exchange.phase === 'idle') return <p class="console-note">{words.sendToSee}</p>
  if (exchange.phase === 'waiting') return <p class="console-note">{words.sending}</p>
  if (exchange.phase === 'failed') return <FailureView failure={exchange.failure} />
  return <ResponseView exchange={exchange} />
}

/** What a screen reader says; nothing while a body comes in. */
function announcement(exchange: Exchange, words: ConsoleWords): string {
  if (exchange.phase === 'waiting') return words.sending
  if (exchange.phase === 'failed') return failureText(exchange.failure, words)
  if (exchange.phase !== 'done') return ''
  return fill(words.responseAnnounced, {
    status: statusLine(exchange),
    time: formatTime(exchange.ms),
    size: formatBytes(exchange.bytes),
  })
}

/** Why the request cannot be sent from here at all. */
function obstacleOf(request: BuiltRequest, words: ConsoleWords): string | undefined {
  const codes = request.problems.map(({ code }) => code)
  if (codes.includes('no-server')) return words.noServer
  if (codes.some((code) => code.includes('server'))) return words.badServer
  const { method } = request
  return isForbiddenMethod(method) ? fill(words.browserMethod, { method }) : undefined
}

function hasServerFields({ operation }: ConsoleProps): boolean {
  return (
    operation.servers.length > 1 ||
    operation.servers.some(({ variables }) => variables.length > 0)
  )
}
