import { useOwnPartId } from '../../runtime/own-part-id.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import type { CodeGroupProps } from './code-group.about.ts'
import { CodePanels } from './code-group.tsx'

/** Examples of a request, which the compile step lifts to the right column. */
export function RequestExample(props: CodeGroupProps) {
  const { request } = useStrings()
  return <CodePanels {...props} id={useOwnPartId('request-example')} fallback={request} />
}

/** Examples of a response, below those of the request. */
export function ResponseExample(props: CodeGroupProps) {
  const { response } = useStrings()
  return (
    <CodePanels {...props} id={useOwnPartId('response-example')} fallback={response} />
  )
}
