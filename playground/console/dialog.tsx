import { useMemo, useRef, useState } from 'preact/hooks'
import { DialogFrame } from './dialog-frame.tsx'
import { DialogHeader } from './dialog-header.tsx'
import type { OpenedDialog } from './dialog-opener.tsx'
import { DialogResults } from './dialog-results.tsx'
import type { ConsoleProps } from './props/console-props.ts'
import type { ConsoleStrings } from './props/console-strings.ts'
import { RequestInputs } from './request-inputs.tsx'
import { useFieldId } from './state/context.ts'
import { useBuiltRequests } from './state/use-built-requests.ts'
import { useRequestValues } from './state/use-request-values.ts'
import { useOpening } from './use-opening.ts'
import { useRecording } from './use-recording.ts'
import { useSubmission } from './use-submission.ts'
import './dialog.css'

interface DialogProps extends ConsoleProps, OpenedDialog {
  strings: ConsoleStrings
}

/** The console of one operation: inputs, request samples and response. */
export function Dialog({ open, onClose, ...props }: DialogProps) {
  const { operation, schemas, settings, strings } = props
  const id = useFieldId()
  const { dialog, title } = useOpening(open)
  const form = useRef<HTMLFormElement>(null)
  const source = useMemo(() => ({ schemas }), [schemas])
  const base = useMemo(() => new URL(settings.base, location.href).href, [settings.base])
  const [revealed, setRevealed] = useState(false)
  const [viaProxy, setViaProxy] = useState(true)
  const typed = useRequestValues(props, base)
  const built = useBuiltRequests(operation, typed.values, { base, source, revealed })
  const proxy = viaProxy ? settings.proxy : undefined
  const credentials = settings.credentials ?? false
  const sent = useSubmission(
    form,
    built.request,
    { proxy, credentials },
    strings,
    built.missing,
  )
  const { running, obstacle, status, announce, mustConfirm } = sent

  const context = useMemo(
    () => ({ title: operation.title, started: Date.now() }),
    [operation],
  )

  const { checked } = sent
  const shared = useMemo(
    () => ({ strings, source, checked, folded: operation.folded }),
    [strings, source, checked],
  )

  useRecording(sent.exchange, typed.key, operation, typed.values, { base, source })

  function submitByKeys(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
      form.current?.requestSubmit()
  }

  return (
    <DialogFrame {...{ dialog, id, shared, onClose }}>
      <form
        ref={form}
        class="console-form"
        id={`${id}-form`}
        noValidate
        onSubmit={sent.submit}
        onKeyDown={submitByKeys}
      >
        <DialogHeader
          {...{ id, operation, title, running, obstacle, status, mustConfirm }}
          url={built.sample.url}
          onClose={() => dialog.current?.close()}
        />
        <div class="console-columns">
          <RequestInputs
            {...{ id, operation, settings, base, typed, viaProxy, obstacle, announce }}
            missing={built.missing}
            request={built.request}
            onViaProxy={setViaProxy}
            onReset={() => {
              typed.reset()
              sent.reset()
            }}
          />
          <DialogResults
            {...{ context, settings, revealed }}
            request={built.sample}
            secret={operation.schemes.length > 0 || built.hasSecrets}
            onReveal={setRevealed}
            exchange={sent.exchange}
          />
        </div>
      </form>
    </DialogFrame>
  )
}
