import { stringsFor } from 'virtual:skerry/strings'
import type { ComponentType } from 'preact'
import type { ExtendedModule } from '../../runtime/render-page.ts'
import Socket from '../console/socket/socket.island.tsx'
import { socketProps } from '../console/socket/socket-props.ts'
import { messageSamples } from '../samples/message-samples.ts'
import { ChannelPage } from './channel-page.tsx'
import { highlightAll, sampleKey } from './highlight-samples.ts'
import type { ApiPageInput, ApiTarget } from './list/api-page-input.ts'
import { isShownAs } from './list/resolve-in-text.ts'
import { OperationPanel } from './operation-panel.tsx'

/**
 * Renders the page's own content inside the reference of a channel, with examples of its messages
 * in the side panel.
 */
export async function channelModule(
  { module, api, page, site, highlight }: ApiPageInput,
  { channel: name, schemaFolder, replies }: Extract<ApiTarget, { kind: 'channel' }>,
): Promise<ExtendedModule> {
  const messaging = api?.messaging
  const channel = messaging?.channels.find((candidate) => candidate.name === name)
  if (!api || !messaging || !channel) return { module, styles: {} }
  const { Content, Panel } = module
  const { maintainOrder, params, playground } = site.settings.api
  const { sent, received } = messageSamples(api, channel)
  const { html, styles } = await highlightAll([...sent, ...received], highlight)

  const strings = stringsFor(page.language)
  const { base, origin } = site
  const addresses = { base: origin ?? base, home: base }
  const hasPanel = Panel !== undefined || sent.length + received.length > 0
  const links = api.links?.[schemaFolder]
  const isSummary =
    isShownAs(channel.summary, page.description, links) &&
    !isShownAs(channel.description, page.description, links)
  const connection = socketProps(api, channel, page.title, strings, addresses)

  const Reference: ComponentType = () => (
    <ChannelPage
      api={api}
      messaging={messaging}
      channel={channel}
      replies={replies}
      maintainOrder={maintainOrder}
      expanded={params.expanded}
      playground={page.frontmatter.playground ?? playground.display}
      withDescription={!page.description || isSummary}
      hasExamples={hasPanel}
      takenIds={page.headings.map(({ id }) => id)}
      schemaFolder={schemaFolder}
      action={connection && <Socket {...connection} />}
    >
      <Content />
    </ChannelPage>
  )
  const Samples: ComponentType = () => (
    <OperationPanel
      requests={sent}
      responses={received}
      highlight={(code, language) => html.get(sampleKey(code, language))}
      captions={{ requests: strings.clientsSend, responses: strings.clientsReceive }}
      hasRequestExample={page.examples?.request}
      hasResponseExample={page.examples?.response}
    >
      {Panel && <Panel />}
    </OperationPanel>
  )
  return {
    module: { Content: Reference, ...(hasPanel && { Panel: Samples }) },
    styles,
  }
}
