import { ConsoleHeader, type ConsoleHeaderProps } from './console-header.tsx'
import type { ConsoleOperation } from './props/console-props.ts'
import { useConsole } from './state/context.ts'

export interface DialogHeaderProps extends Pick<
  ConsoleHeaderProps,
  'id' | 'title' | 'onClose'
> {
  operation: ConsoleOperation
  /** Where the request goes, as samples show it. */
  url: string
  running: boolean
  /** Something may be wrong: the next click sends it all the same. */
  mustConfirm: boolean
  /** Why nothing can be sent. */
  obstacle: string | undefined
  /** Announced by screen readers. */
  status: string
}

/** Name and address of the operation, the button that sends, and the one that closes. */
export function DialogHeader(props: DialogHeaderProps) {
  const { id, operation, url, running, mustConfirm, obstacle, status } = props
  const { words } = useConsole()
  return (
    <ConsoleHeader
      {...props}
      heading={operation.title}
      close={words.close}
      action={{
        label: running ? words.cancel : mustConfirm ? words.sendAnyway : words.send,
        disabled: !running && obstacle !== undefined,
        describedBy: obstacle && `${id}-obstacle`,
      }}
      address={
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
