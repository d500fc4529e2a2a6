import { ConsoleHeader, type ConsoleHeaderProps } from './console-header.tsx'
import type { ConsoleOperation } from './props/console-props.ts'
import { useConsole } from './state/context.ts'

interface DialogHeaderProps extends Pick<ConsoleHeaderProps, 'id' | 'title' | 'onClose'> {
  operation: ConsoleOperation
  /** The URL of the request, with secrets masked as in samples. */
  url: string
  running: boolean
  /** Problems were found: the next click sends the request regardless. */
  mustConfirm: boolean
  /** Why the request can't be sent. */
  obstacle: string | undefined
  /** Announced by screen readers. */
  status: string
}

/** Title and URL of the operation, and the buttons that send and close. */
export function DialogHeader(props: DialogHeaderProps) {
  const { id, operation, url, running, mustConfirm, obstacle, status } = props
  const { strings } = useConsole()
  return (
    <ConsoleHeader
      {...props}
      heading={operation.title}
      close={strings.close}
      action={{
        label: running ? strings.cancel : mustConfirm ? strings.sendAnyway : strings.send,
        disabled: !running && obstacle !== undefined,
        describedBy: obstacle && `${id}-obstacle`,
      }}
      url={
        <>
          <span class="console-method" data-method={operation.method}>
            {operation.method}
          </span>
          <code class="console-url">{url}</code>
        </>
      }
    >
      <p class="sr-only" role="status">
        {status}
      </p>
    </ConsoleHeader>
  )
}
