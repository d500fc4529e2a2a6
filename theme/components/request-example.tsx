import { useStrings } from '../strings.ts'
import { CodePanels, type CodeGroupProps } from './code-group.tsx'

/** Examples of a request, which the compile step lifts to the right column (behaviour 4.8). */
export function RequestExample(props: CodeGroupProps) {
  const { request } = useStrings()
  return <CodePanels {...props} id="request-example" fallback={request} />
}

/** Examples of a response, below those of the request. */
export function ResponseExample(props: CodeGroupProps) {
  const { response } = useStrings()
  return <CodePanels {...props} id="response-example" fallback={response} />
}
