import { useEffect, useRef, useState } from 'preact/hooks'
import { fillIn } from '../../../runtime/kit/fill-in.ts'
import { useFieldId } from '../state/context.ts'
import { MessageEditor } from './message-editor.tsx'
import { SocketHeader } from './socket-header.tsx'
import { SocketInputs } from './socket-inputs.tsx'
import { SocketLog } from './socket-log.tsx'
import type { SocketProps } from './socket-props.ts'
import { buildSocketUrl, type SocketObstacle, type SocketValues } from './socket-url.ts'
import type { SocketWords } from './socket-words.ts'
import { useSocket } from './use-socket.ts'
import '../dialog.css'
import '../fields/input-field.css'
import './socket-dialog.css'

export interface SocketDialogProps extends SocketProps {
  words: SocketWords
  open: boolean
  onClose: () => void
}

/** Everything is as the description has it. */
const NOTHING_GIVEN: SocketValues = {
  server: 0,
  variables: {},
  parameters: {},
  query: {},
  secrets: {},
}

/** The console of one channel: where to connect, what to send, and what travelled. */
export function SocketDialog({ open, onClose, words, ...props }: SocketDialogProps) {
  const id = useFieldId()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const socket = useSocket()
  const [values, setValues] = useState(NOTHING_GIVEN)
  const [protocols, setProtocols] = useState('')
  const { url, obstacle } = buildSocketUrl(props, values)
  const { phase } = socket

  useEffect(() => {
    if (!open) return
    dialog.current?.showModal()
    title.current?.focus()
  }, [open])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (phase !== 'idle') socket.disconnect()
    else if (!obstacle) socket.connect(url, protocols.split(/[\s,]+/).filter(Boolean))
  }

  const notes = notesOf(props, url, obstacle, words)
  return (
    <dialog
      ref={dialog}
      class="console"
      aria-labelledby={`${id}-title`}
      {...{ closedby: 'any' }}
      onClose={() => {
        // Nothing travels behind the reader's back.
        socket.disconnect()
        onClose()
      }}
    >
      <div class="console-form">
        <SocketHeader
          {...{ id, title, words, phase, notes }}
          name={props.title}
          url={buildSocketUrl(props, values, true).url}
          blocked={obstacle !== undefined}
          onSubmit={submit}
          onClose={() => dialog.current?.close()}
        />
        <div class="console-columns">
          <div class="console-inputs">
            <div class="socket-notes" id={`${id}-notes`}>
              {notes.map((note) => (
                <p class="console-note">{note}</p>
              ))}
            </div>
            <SocketInputs
              {...props}
              words={words}
              values={values}
              protocols={protocols}
              disabled={phase !== 'idle'}
              onValues={setValues}
              onProtocols={setProtocols}
            />
            <MessageEditor
              messages={props.messages}
              words={words}
              disabled={phase !== 'open'}
              onSend={socket.send}
            />
          </div>
          <div class="console-results">
            <SocketLog
              log={socket.log}
              dropped={socket.dropped}
              words={words}
              onClear={socket.clear}
            />
          </div>
        </div>
      </div>
    </dialog>
  )
}

/** What the reader should know before connecting. */
function notesOf(
  { headers }: Pick<SocketProps, 'headers'>,
  url: string,
  obstacle: SocketObstacle | undefined,
  words: SocketWords,
): string[] {
  const isMixed = location.protocol === 'https:' && url.startsWith('ws:')
  return [
    obstacle && (obstacle === 'missing' ? words.requiredValue : words.badServer),
    isMixed && words.socketMixed,
    headers.length > 0 && fillIn(words.headerCredentials, { names: headers.join(', ') }),
  ].filter((note) => typeof note === 'string')
}
