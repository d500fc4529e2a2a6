import { useFirstUseId } from '../../runtime/use-first-use-id.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import type { CodeGroupProps } from './code-group.about.ts'
import { CodePanels } from './code-group.tsx'

/** Request examples. The compiler moves them to the right column. */
export function RequestExample(props: CodeGroupProps) {
  const { request } = useStrings()
  return (
    <CodePanels {...props} id={useFirstUseId('request-example')} fallback={request} />
  )
}

/** Response examples, below the request examples. */
export function ResponseExample(props: CodeGroupProps) {
  const { response } = useStrings()
  return (
    <CodePanels {...props} id={useFirstUseId('response-example')} fallback={response} />
  )
}
