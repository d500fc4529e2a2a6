import { fillIn } from '../../../runtime/kit/fill-in.ts'
import { useToolWords } from '../state/use-tool-words.ts'
import type { DeviceCode } from './device-flow.ts'

/** The code to enter at the authorization server, with a link to it. */
export function DeviceNotice({ code, url }: DeviceCode) {
  const words = useToolWords()
  return (
    <p class="console-device" role="alert">
      {fillIn(words.oauthCode, { code: '' })} <strong class="console-name">{code}</strong>{' '}
      <a href={url} target="_blank" rel="noopener noreferrer">
        {url}
      </a>
    </p>
  )
}
