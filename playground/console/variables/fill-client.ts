import { fillText, variablesInValue } from './fill-text.ts'
import { withSecrets } from './variable-set.ts'
import { storeVariables, readVariables, readVariableValues } from './variable-store.ts'

/** The inputs for requesting a token. */
interface ClientTexts {
  id: string
  secret: string
  username: string
  password: string
}

/** Fills in variables. Marks variables used in the secret, username or password as secret. */
export function fillClient({ id, ...hidden }: ClientTexts): ClientTexts {
  const set = readVariables()
  const marked = withSecrets(set, variablesInValue(hidden))
  if (marked !== set) storeVariables(marked)
  const { values } = readVariableValues()
  const fill = (text: string) => fillText(text, values)
  const { secret, username, password } = hidden
  return {
    id: fill(id),
    secret: fill(secret),
    username: fill(username),
    password: fill(password),
  }
}
