import { nearest } from '../../../runtime/kit/nearest.ts'
import type { MessageServer } from '../channel-model.ts'
import type { AsyncReader } from './async-reader.ts'
import type { OpenChannel } from './build-channels.ts'
import { SpecProblem } from './spec-problem.ts'

/**
 * Reports channels that refer to undefined servers, and parameters that are missing from the
 * address or not defined.
 */
export function checkChannels(
  reader: AsyncReader,
  channels: readonly OpenChannel[],
  servers: readonly MessageServer[],
): void {
  const known = servers.map(({ name }) => name)
  const warn = (
    open: OpenChannel,
    code: string,
    message: string,
    hint: string | undefined,
    inside: string[],
  ) =>
    reader.report(
      open.whole.at,
      new SpecProblem(code, message, { severity: 'warning', hint }),
      inside,
    )
  for (const open of channels) {
    const { name, address = '', parameters } = open.channel
    open.channel.servers.forEach((server, index) => {
      if (known.includes(server)) return
      const meant = nearest(server, known)
      const text = `channel \`${name}\` refers to server \`${server}\`, which is not defined`
      const hint = meant ? `Did you mean \`${meant}\`?` : undefined
      warn(open, 'api/unknown-server', text, hint, ['servers', String(index)])
    })
    const inAddress = [...address.matchAll(/\{([^{}]*)\}/g)].map(([, inner]) => inner!)
    const described = parameters.map((parameter) => parameter.name)
    for (const parameter of inAddress) {
      if (described.includes(parameter)) continue
      const meant = nearest(parameter, described)
      const text = `parameter \`{${parameter}}\` in the address of channel \`${name}\` is not defined`
      const hint = meant ? `Did you mean \`{${meant}}\`?` : 'Define it under `parameters`'
      warn(open, 'api/channel-parameter', text, hint, ['address'])
    }
    for (const parameter of described) {
      // Without an address (known at run time), the parameters can't be checked.
      if (open.channel.address === undefined || inAddress.includes(parameter)) continue
      const text = `the address of channel \`${name}\` has no parameter \`{${parameter}}\``
      warn(open, 'api/channel-parameter', text, undefined, ['parameters', parameter])
    }
  }
}
