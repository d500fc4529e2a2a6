import { expect, test } from 'vitest'
import { looksSecret } from '../../../../playground/console/variables/looks-secret.ts'

test.each(
  'token access_token authToken X-API-Key apikey apiKey APIKey PASSWORD newPasswd2 client_secret clientsecret Authorization oauth2 session_id PHPSESSID cookie Set-Cookie private-key credentials signature'.split(
    ' ',
  ),
)('%s looks secret', (name) => expect(looksSecret(name)).toBe(true))

test.each(
  'max_tokens author authored tokens_used tokenizer model key api passenger secretary obsession authors'.split(
    ' ',
  ),
)('%s does not look secret', (name) => expect(looksSecret(name)).toBe(false))
