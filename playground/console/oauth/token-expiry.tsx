import { fillIn } from '../../../runtime/kit/fill-in.ts'
import type { TokenGrant } from '../../request/operation.ts'
import { useToolStrings } from '../state/use-tool-strings.ts'

interface TokenExpiryProps {
  grant: TokenGrant | undefined
  isBusy: boolean
  onRenew: (grant: TokenGrant) => void
}

/** The expiry of a token, and a button to renew it. */
export function TokenExpiry({ grant, isBusy, onRenew }: TokenExpiryProps) {
  const strings = useToolStrings()
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
          {strings.oauthRenew}
        </button>
      )}
      {expires !== undefined && (
        <span class="console-note">
          {expires < Date.now()
            ? strings.oauthExpired
            : fillIn(strings.oauthValidUntil, {
                time: new Date(expires).toLocaleTimeString(document.documentElement.lang),
              })}
        </span>
      )}
    </p>
  )
}
