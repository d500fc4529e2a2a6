import { fillIn } from '../../runtime/kit/fill-in.ts'
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { BuiltRequest } from '../request/built-request.ts'
import type { ConsoleStrings } from './props/console-strings.ts'
import { announceExchange } from './response/announce-exchange.ts'
import { isForbiddenMethod } from './send/browser-limits.ts'
import type { ExchangeOptions } from './send/http-exchange.ts'
import { useExchange } from './send/use-exchange.ts'

/** The state of sending the dialog's form, and what is announced about it. */
export function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  request: BuiltRequest,
  options: ExchangeOptions,
  strings: ConsoleStrings,
  /** Names of variables that are used but not defined. */
  missing: readonly string[],
) {
  const { exchange, send, abort, clear } = useExchange()
  const [checked, setChecked] = useState(false)
  const [status, announce] = useState('')
  // The request with problems that the reader was warned of. Any change to it asks again.
  const [warned, setWarned] = useState<BuiltRequest>()
  const latest = useRef(request)
  latest.current = request
  useEffect(() => announce(announceExchange(exchange, strings)), [exchange, strings])
  const running = exchange.phase === 'waiting' || exchange.phase === 'receiving'
  const obstacle = obstacleOf(request, strings)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (running) {
      // The button says "Cancel" while running. Enter in a field must not cancel.
      if (event.submitter) abort()
      return
    }
    if (obstacle) return
    setChecked(true)
    if (warned === request) {
      void send(request, options)
      return
    }
    // Let fields render problems that only show after the first submission.
    requestAnimationFrame(() => {
      const marked = form.current?.querySelectorAll('[aria-invalid]').length ?? 0
      const count = Math.max(marked, missing.length)
      if (count === 0) {
        void send(latest.current, options)
        return
      }
      setWarned(latest.current)
      announce(fillIn(strings.problemsFound, { count }))
    })
  }

  function reset() {
    clear()
    setChecked(false)
  }

  const mustConfirm = warned === request && !running
  return {
    exchange,
    running,
    obstacle,
    checked,
    mustConfirm,
    status,
    announce,
    submit,
    reset,
  }
}

/** Why the request can't be sent from a browser at all. */
function obstacleOf(request: BuiltRequest, strings: ConsoleStrings): string | undefined {
  const codes = request.problems.map(({ code }) => code)
  if (codes.includes('no-server')) return strings.noServer
  if (codes.some((code) => code.includes('server'))) return strings.badServer
  const { method } = request
  return isForbiddenMethod(method) ? fillIn(strings.browserMethod, { method }) : undefined
}
