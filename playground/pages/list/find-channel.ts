import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { nearestAll } from '../../../runtime/kit/nearest.ts'
import type { Api } from '../../document/api-model.ts'
import type { Channel } from '../../document/channel-model.ts'
import type { OperationRef } from '../../document/model/operation-ref.ts'
import { channelProtocol } from '../../document/model/channel-view.ts'
import { type Apis, candidateApis } from './find-in-apis.ts'

/** A channel, with its description and reference. */
interface FoundChannel {
  api: Api
  channel: Channel
  ref: OperationRef
}

/**
 * Resolves `[file] channel` in frontmatter: matches the name of a channel, else its address, else
 * its title. Returns a diagnostic with suggestions if nothing matches.
 *
 * @param page Path of the page with the reference.
 */
export function findChannel(
  apis: Apis,
  written: string,
  page: string,
): FoundChannel | Diagnostic {
  const text = written.trim()
  const exact = findIn(channelsOf(candidateApis(apis, undefined, [], page)), text)
  if (exact) return exact
  const [, file, name = text] = /^(\S+)\s+(\S.*)$/.exec(text) ?? []
  const candidates = channelsOf(candidateApis(apis, file, [], page))
  return findIn(candidates, name) ?? channelNotFound(apis, candidates, file, name)
}

/** The reference to a channel. */
export function channelRef(api: Api, channel: Channel): OperationRef {
  const method = channelProtocol(api.messaging!, channel)
  return { spec: api.source, kind: 'channel', method, path: channel.name }
}

type Candidate = { api: Api; channel: Channel }

function channelsOf(apis: readonly Api[]): Candidate[] {
  return apis.flatMap((api) =>
    (api.messaging?.channels ?? []).map((channel) => ({ api, channel })),
  )
}

function findIn(
  candidates: readonly Candidate[],
  name: string,
): FoundChannel | undefined {
  const found =
    candidates.find(({ channel }) => channel.name === name) ??
    candidates.find(({ channel }) => channel.address === name) ??
    candidates.find(({ channel }) => channel.title === name)
  return found && { ...found, ref: channelRef(found.api, found.channel) }
}

function channelNotFound(
  apis: Apis,
  candidates: readonly Candidate[],
  file: string | undefined,
  name: string,
): Diagnostic {
  const base = { severity: 'error', code: 'api/channel-not-found' } as const
  const asyncApis = [...apis.values()].filter(({ messaging }) => messaging)
  if (asyncApis.length === 0)
    return {
      ...base,
      message: `\`asyncapi\` refers to a channel, but there is no AsyncAPI description`,
      hint: 'Add an AsyncAPI file to the project, or list one under `api.asyncapi` in the settings.',
    }
  if (file !== undefined && candidates.length === 0) {
    const sources = asyncApis.map(({ source }) => source)
    const known = nearestAll(file, sources, 1)[0] ?? sources.slice(0, 3).join('`, `')
    return {
      ...base,
      message: `no AsyncAPI description with channels matches \`${file}\``,
      hint: `Available: \`${known}\`.`,
    }
  }
  const names = candidates.flatMap(({ channel }) => [
    channel.name,
    ...(channel.address === undefined ? [] : [channel.address]),
  ])
  const near = [...new Set(nearestAll(name, names, 3))]
  const shown = near.length > 0 ? near : names.slice(0, 3)
  const lead = near.length > 0 ? 'Did you mean' : 'Available:'
  return {
    ...base,
    message: `no channel \`${name}\` in the AsyncAPI descriptions`,
    ...(shown.length > 0 && {
      hint: `${lead} ${shown.map((one) => `\`${one}\``).join(', ')}${near.length > 0 ? '?' : '.'}`,
    }),
  }
}
