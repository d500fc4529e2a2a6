import { fillIn } from '../../../runtime/kit/fill-in.ts'
import { useToolStrings } from '../state/use-tool-strings.ts'
import type { DeviceCode } from './device-flow.ts'

/** The code to enter at the authorization server, with a link to it. */
export function DeviceNotice({ code, url }: DeviceCode) {
  const strings = useToolStrings()
  return (
    <p class="console-device" role="alert">
      {fillIn(strings.oauthCode, { code: '' })}{' '}
      <strong class="console-name">{code}</strong>{' '}
      <a href={url} target="_blank" rel="noopener noreferrer">
        {url}
      </a>
    </p>
  )
}
