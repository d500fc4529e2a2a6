import { fillIn } from '../../../runtime/kit/fill-in.ts'
import { useToolWords } from '../state/use-tool-words.ts'
import type { DeviceCode } from './device-flow.ts'

/** The code that the reader types at the authorization server, and the way there. */
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
