import type { ComponentChildren } from 'preact'
import { codeBlockClass } from '../../theme/components/code-block.about.ts'
import { CodeBlock } from '../../theme/components/code-block.tsx'
import {
  RequestExample,
  ResponseExample,
} from '../../theme/components/request-example.tsx'
import { useOwnPartId } from '../../runtime/own-part-id.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import type { BuiltRequest } from '../request/built-request.ts'
import { packRequest } from '../samples/late/request-data.ts'
import type { Sample } from '../samples/request-samples.ts'
import SampleTabs, { type SampleTabsProps } from './sample-tabs.island.tsx'

/** Code in a language to the inside of `<code>`; undefined where it can't be highlighted. */
export type Highlight = (code: string, language: string) => string | undefined

export interface OperationPanelProps {
  requests: readonly Sample[]
  /** What samples of other languages are written from, and how they are coloured. */
  late?: { request: BuiltRequest; colors: SampleTabsProps['colors'] }
  responses: readonly Sample[]
  highlight: Highlight
  /** The page's own examples, and what else it has for the column. */
  children?: ComponentChildren
  /** These are among them, and stand in place of the generated ones. */
  hasRequestExample?: boolean
  hasResponseExample?: boolean
  /** What stands above the two, where their kind does not say it. */
  captions?: { requests: string; responses: string }
}

/** The right column of an operation: the page's own, request samples, response samples. A request is above its response. */
export function OperationPanel({
  requests,
  late,
  responses,
  highlight,
  captions,
  children,
  ...own
}: OperationPanelProps) {
  const strings = useStrings()
  const hasResponseOnly = own.hasResponseExample && !own.hasRequestExample
  return (
    <>
      {!hasResponseOnly && children}
      {!own.hasRequestExample && requests.length > 0 && (
        <>
          <Caption>{captions?.requests}</Caption>
          {late && requests.some((sample) => sample.late) ? (
            <LateSamples requests={requests} highlight={highlight} {...late} />
          ) : (
            <RequestExample dropdown={requests.length > 4}>
              {requests.map((sample) => sampleBlock(sample, highlight))}
            </RequestExample>
          )}
        </>
      )}
      {!own.hasResponseExample && responses.length > 0 && (
        <>
          <Caption>{captions?.responses}</Caption>
          <ResponseExample dropdown={responses.length > 6}>
            {responses.map((sample) =>
              sampleBlock(
                sample.code ? sample : { ...sample, code: strings.noBody },
                highlight,
              ),
            )}
          </ResponseExample>
        </>
      )}
      {hasResponseOnly && children}
    </>
  )
}

function LateSamples({
  requests,
  highlight,
  request,
  colors,
}: Pick<OperationPanelProps, 'requests' | 'highlight'> &
  NonNullable<OperationPanelProps['late']>) {
  const strings = useStrings()
  const id = useOwnPartId('request-example')
  return (
    <SampleTabs
      {...(id !== undefined && { id })}
      tabs={requests.map(({ title: _, ...sample }, index) => {
        const { title } = requests[index]!
        return sample.late
          ? { title, language: sample.late }
          : { title, content: sampleBlock({ ...sample, title: '' }, highlight) }
      })}
      request={packRequest(request, requests[0]!.code)}
      colors={colors}
      label={strings.code}
      copy={strings.copyCode}
      {...(requests.length > 4 && { dropdown: strings.selectLanguage })}
    />
  )
}

function Caption({ children }: { children: string | undefined }) {
  return children === undefined ? null : <p class="api-panel-caption">{children}</p>
}

function sampleBlock({ title, language, code, isVariant }: Sample, highlight: Highlight) {
  const html = highlight(code, language)
  const block = {
    title,
    language,
    lineCount: code.split('\n').length,
    ...(isVariant && { class: codeBlockClass.variant }),
  }
  return html === undefined ? (
    <CodeBlock {...block}>{code}</CodeBlock>
  ) : (
    <CodeBlock {...block} html={html} />
  )
}
