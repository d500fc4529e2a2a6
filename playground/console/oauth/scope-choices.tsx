import type { OAuthFlow } from '../../document/api-model.ts'
import { useToolStrings } from '../state/use-tool-strings.ts'

interface ScopeChoicesProps extends Pick<OAuthFlow, 'scopes'> {
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Checkboxes for the scopes of a flow. */
export function ScopeChoices({ scopes, chosen, onChange }: ScopeChoicesProps) {
  const strings = useToolStrings()
  return (
    <fieldset class="console-group console-scopes">
      <legend class="console-label">{strings.oauthScopes}</legend>
      {scopes.map(({ name, description }) => (
        <label class="console-check" key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ currentTarget }) => {
              const others = chosen.filter((scope) => scope !== name)
              onChange(currentTarget.checked ? [...others, name] : others)
            }}
          />
          <span>
            <span class="console-name">{name}</span>{' '}
            {description && <span class="console-note">{description}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
