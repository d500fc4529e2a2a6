import { fillIn } from '../../../runtime/kit/fill-in.ts'
import type { TokenGrant } from '../../request/operation.ts'
import { useToolWords } from '../state/use-tool-words.ts'

export interface TokenLifeProps {
  grant: TokenGrant | undefined
  isBusy: boolean
  onRenew: (grant: TokenGrant) => void
}

/** The expiry of a token, and a button to renew it. */
export function TokenLife({ grant, isBusy, onRenew }: TokenLifeProps) {
  const words = useToolWords()
  if (!grant || (grant.expires === undefined && !grant.refreshToken)) return null
  const { expires } = grant
  return (
    <p class="console-row">
      {grant.refreshToken && (
        <button
          type="button"
          class="console-button"
          disabled={isBusy}
          onClick={() => onRenew(grant)}
        >
          {words.oauthRenew}
        </button>
      )}
      {expires !== undefined && (
        <span class="console-note">
          {expires < Date.now()
            ? words.oauthExpired
            : fillIn(words.oauthValidUntil, {
                time: new Date(expires).toLocaleTimeString(document.documentElement.lang),
              })}
        </span>
      )}
    </p>
  )
}
