import { useContext } from 'preact/hooks'
import { RenderRecordContext } from '../../runtime/render-record.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import type { CodeGroupProps } from './code-group.about.ts'
import { CodePanels } from './code-group.tsx'

/** Examples of a request, which the compile step lifts to the right column. */
export function RequestExample(props: CodeGroupProps) {
  const { request } = useStrings()
  return <CodePanels {...props} id={useOnce('request-example')} fallback={request} />
}

/** Examples of a response, below those of the request. */
export function ResponseExample(props: CodeGroupProps) {
  const { response } = useStrings()
  return <CodePanels {...props} id={useOnce('response-example')} fallback={response} />
}

/** An id for the first one on a page only. */
function useOnce(id: string): string | undefined {
  const notes = useContext(RenderRecordContext)?.notes
  if (notes?.has(id)) return undefined
  notes?.set(id, '')
  return id
}
