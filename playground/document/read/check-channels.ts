import { nearest } from '../../../runtime/kit/nearest.ts'
import type { MessageServer } from '../channel-model.ts'
import type { AsyncReader } from './async-reader.ts'
import type { OpenChannel } from './build-channels.ts'
import { SpecProblem } from './spec-problem.ts'

/** Reports what channels name that is not there: servers, and parameters of their addresses. */
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
      const words = `channel \`${name}\` names the server \`${server}\`, which is not described`
      const hint = meant ? `Did you mean \`${meant}\`?` : undefined
      warn(open, 'api/unknown-server', words, hint, ['servers', String(index)])
    })
    const inAddress = [...address.matchAll(/\{([^{}]*)\}/g)].map(([, inner]) => inner!)
    const described = parameters.map((parameter) => parameter.name)
    for (const parameter of inAddress) {
      if (described.includes(parameter)) continue
      const meant = nearest(parameter, described)
      const words = `\`{${parameter}}\` in the address of the channel \`${name}\` is not described`
      const hint = meant
        ? `Did you mean \`{${meant}}\`?`
        : 'Describe it under `parameters`'
      warn(open, 'api/channel-parameter', words, hint, ['address'])
    }
    for (const parameter of described) {
      // Without an address, or with one that another file has, nobody can tell.
      if (open.channel.address === undefined || inAddress.includes(parameter)) continue
      const words = `the address of the channel \`${name}\` has no \`{${parameter}}\``
      warn(open, 'api/channel-parameter', words, undefined, ['parameters', parameter])
    }
  }
}
