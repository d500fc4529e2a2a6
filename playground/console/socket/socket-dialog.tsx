import { useMemo, useState } from 'preact/hooks'
import { fillIn } from '../../../runtime/kit/fill-in.ts'
import { DialogFrame } from '../dialog-frame.tsx'
import type { OpenedDialog } from '../dialog-opener.tsx'
import { useFieldId } from '../state/context.ts'
import { ToolToggles } from '../tools/tool-toggles.tsx'
import { variablesTool } from '../tools/variables-tool.tsx'
import { useOpening } from '../use-opening.ts'
import { fillText } from '../variables/fill-text.ts'
import { MessageEditor } from './message-editor.tsx'
import { SocketAuthorization } from './socket-authorization.tsx'
import { SocketHeader } from './socket-header.tsx'
import { SocketInputs, type SocketInputsProps } from './socket-inputs.tsx'
import { SocketLog } from './socket-log.tsx'
import type { SocketProps } from './socket-props.ts'
import type { SocketProblem } from './socket-url.ts'
import type { SocketStrings } from './socket-strings.ts'
import { useSocket } from './use-socket.ts'
import { useSocketValues } from './use-socket-values.ts'
import '../dialog.css'
import '../fields/input-field.css'
import './socket-dialog.css'

interface SocketDialogProps extends SocketProps, OpenedDialog {
  strings: SocketStrings
}

/** The console of one channel: connection, message editor and log. */
export function SocketDialog({ open, onClose, strings, ...props }: SocketDialogProps) {
  const id = useFieldId()
  const { dialog, title } = useOpening(open)
  const socket = useSocket()
  const typed = useSocketValues(props)
  const [protocols, setProtocols] = useState('')
  const { url, obstacle } = typed.target
  const { phase } = socket
  const shared = useMemo(
    () => ({ strings, source: { schemas: {} }, checked: false }),
    [strings],
  )

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (phase !== 'idle') socket.disconnect()
    else if (!obstacle)
      socket.connect(url, [
        ...fillText(protocols, typed.lookup)
          .split(/[\s,]+/)
          .filter(Boolean),
        ...typed.target.protocols,
      ])
  }

  function close() {
    // Don't stay connected while the dialog is closed.
    socket.disconnect()
    onClose()
  }

  const notes = notesOf(props, url, obstacle, strings)
  return (
    <DialogFrame {...{ dialog, id, shared }} onClose={close}>
      <div class="console-form">
        <SocketHeader
          {...{ id, title, strings, phase, notes }}
          heading={props.title}
          url={typed.shown}
          blocked={obstacle !== undefined}
          onSubmit={submit}
          onClose={() => dialog.current?.close()}
        />
        <div class="console-columns">
          <div class="console-inputs">
            <ToolToggles tools={[variablesTool(strings)]} />
            <SocketNotes id={id} notes={notes} />
            <SocketRequest
              {...{ props, strings, typed, protocols }}
              disabled={phase !== 'idle'}
              onProtocols={setProtocols}
            />
            <MessageEditor
              messages={props.messages}
              strings={strings}
              disabled={phase !== 'open'}
              onSend={(text) => socket.send(fillText(text, typed.lookup))}
            />
          </div>
          <div class="console-results">
            <SocketLog
              log={socket.log}
              dropped={socket.dropped}
              strings={strings}
              onClear={socket.clear}
            />
          </div>
        </div>
      </div>
    </DialogFrame>
  )
}

function SocketNotes({ id, notes }: { id: string; notes: readonly string[] }) {
  return (
    <div class="socket-notes" id={`${id}-notes`}>
      {notes.map((note) => (
        <p class="console-note">{note}</p>
      ))}
    </div>
  )
}

/** All inputs for the connection. */
function SocketRequest({
  props,
  typed,
  ...rest
}: {
  props: SocketProps
  typed: ReturnType<typeof useSocketValues>
} & Pick<SocketInputsProps, 'strings' | 'protocols' | 'disabled' | 'onProtocols'>) {
  return (
    <>
      <SocketInputs
        {...props}
        {...rest}
        values={typed.values}
        onValues={typed.setValues}
      />
      {props.security.length > 0 && (
        <SocketAuthorization {...props} {...rest} typed={typed} />
      )}
    </>
  )
}

/** Hints to show before connecting. */
function notesOf(
  { headers }: Pick<SocketProps, 'headers'>,
  url: string,
  obstacle: SocketProblem | undefined,
  strings: SocketStrings,
): string[] {
  const isMixed = location.protocol === 'https:' && url.startsWith('ws:')
  return [
    obstacle && (obstacle === 'missing' ? strings.requiredValue : strings.badServer),
    isMixed && strings.socketMixed,
    headers.length > 0 &&
      fillIn(strings.headerCredentials, { names: headers.join(', ') }),
  ].filter((note) => typeof note === 'string')
}
