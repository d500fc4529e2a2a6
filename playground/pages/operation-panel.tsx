import type { ComponentChildren } from 'preact'
import { codeBlockClass } from '../../theme/components/code-block.about.ts'
import { CodeBlock } from '../../theme/components/code-block.tsx'
import {
  RequestExample,
  ResponseExample,
} from '../../theme/components/request-example.tsx'
import { useFirstUseId } from '../../runtime/use-first-use-id.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import type { BuiltRequest } from '../request/built-request.ts'
import { packRequest } from '../samples/lazy/request-data.ts'
import type { Sample } from '../samples/request-samples.ts'
import type { RequestVariant } from '../samples/request-variants.ts'
import SampleTabs, {
  type ExampleGroup,
  type SampleTabsProps,
} from './sample-tabs.island.tsx'
import './sample-tabs.css'

/**
 * Highlights code: returns the inner HTML of `<code>`, or `undefined` if the language isn't
 * known.
 */
export type Highlight = (code: string, language: string) => string | undefined

interface OperationPanelProps {
  requests: readonly Sample[]
  /** The requests from which the browser generates samples, and their colours. */
  lazy?: {
    request: BuiltRequest
    variants: readonly RequestVariant[]
    colors: SampleTabsProps['colors']
  }
  responses: readonly Sample[]
  highlight: Highlight
  /** The page's own content of the panel, including its examples. */
  children?: ComponentChildren
  /** `children` includes request or response examples, which replace the generated ones. */
  hasRequestExample?: boolean
  hasResponseExample?: boolean
  /** Headings of the two lists. */
  captions?: { requests: string; responses: string }
}

/**
 * The side panel of an operation: the page's own content, request samples and response samples.
 * Requests are always above responses.
 */
export function OperationPanel({
  requests,
  lazy,
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
          {lazy ? (
            <LazySamples requests={requests} highlight={highlight} {...lazy} />
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

function LazySamples({
  requests,
  highlight,
  request,
  variants,
  colors,
}: Pick<OperationPanelProps, 'requests' | 'highlight'> &
  NonNullable<OperationPanelProps['lazy']>) {
  const strings = useStrings()
  const id = useFirstUseId('request-example')
  return (
    <SampleTabs
      {...(id !== undefined && { id })}
      tabs={requests.map(({ title: _, ...sample }, index) => {
        const { title } = requests[index]!
        return {
          title,
          ...(sample.live && { language: sample.live }),
          ...(!sample.lazy && {
            content: sampleBlock({ ...sample, title: '' }, highlight),
          }),
        }
      })}
      requests={[
        packRequest(request, requests[0]!.code),
        ...variants.slice(1).map((variant) => packRequest(variant.request, '')),
      ]}
      {...(variants.length > 0 && {
        examples: {
          label: `${strings.examples} (${strings.body})`,
          groups: groupByType(variants),
        },
      })}
      colors={colors}
      label={strings.code}
      copy={strings.copyCode}
      {...(requests.length > 4 && { dropdown: strings.selectLanguage })}
    />
  )
}

/** Consecutive variants of the same content type. */
function groupByType(variants: readonly RequestVariant[]): ExampleGroup[] {
  const groups: ExampleGroup[] = []
  for (const { type, label } of variants) {
    const last = groups.at(-1)
    if (last && last.type === type) last.names.push(label)
    else groups.push({ ...(type && { type }), names: [label] })
  }
  return groups
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
