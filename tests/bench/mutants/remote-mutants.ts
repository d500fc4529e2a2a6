import type { Mutant } from './mutant.ts'

const CACHE = ['tests/plugin/kit/remote-cache.test.ts']
const SIGNATURE = ['tests/plugin/kit/remote-signature.test.ts']
const OPTIONS = ['tests/plugin/kit/remote-options.test.ts']
const BUDGET = ['tests/plugin/kit/time-budget.test.ts']
const RESULT = ['tests/plugin/kit/action-result.test.ts']

/** Mutants of the shared cache, whose entries are executed as code. */
export const remoteMutants: readonly Mutant[] = [
  {
    file: 'plugin/kit/remote-signature.ts',
    from: 'return timingSafeEqual(signature, signatureOf(secret, key, value)) ? value : undefined',
    to: 'return signature.length > 0 ? value : undefined',
    tests: SIGNATURE,
    why: 'whoever writes to the server of the shared cache has builds run their code',
  },
  {
    file: 'plugin/kit/remote-signature.ts',
    from: '.update(`value\\0${key.length}:${key}`)',
    to: '.update(`value`)',
    tests: SIGNATURE,
    why: 'the shared cache gives what belongs to another key',
  },
  {
    file: 'plugin/kit/remote-pack.ts',
    from: "if (hash('sha256', blob) !== name) return undefined",
    to: '',
    tests: CACHE,
    why: 'a pack of the shared cache that nobody signed for is run',
  },
  {
    file: 'plugin/kit/remote-options.ts',
    from: 'if (secret.length < MIN_SECRET_LENGTH) return missingSecret(url.host)',
    to: '',
    tests: OPTIONS,
    why: 'the shared cache is used with a secret that everybody can guess',
  },
  {
    file: 'plugin/kit/remote-options.ts',
    from: 'return missingSecret(url.host)',
    to: 'return missingSecret(url.href)',
    tests: OPTIONS,
    why: 'the password of the shared cache is printed into logs',
  },
  {
    file: 'plugin/kit/remote-client.ts',
    from: "this.#url.username = this.#url.password = ''",
    to: '',
    tests: CACHE,
    why: 'the shared cache is asked twice who asks',
    equivalent:
      'Node takes the header that is given before name and password of an address.',
  },
  {
    file: 'plugin/kit/remote-client.ts',
    from: "if (bytes > most) throw new RemoteFailure('sent more data than expected')",
    to: '',
    tests: CACHE,
    why: 'a server of the shared cache that never ends fills the memory',
  },
  {
    file: 'plugin/kit/remote-client.ts',
    from: 'if (statusCode !== 200) throw unexpected(statusCode)',
    to: '',
    tests: CACHE,
    why: 'the page of an error of the shared cache is taken for a list',
  },
  {
    file: 'plugin/kit/time-budget.ts',
    from: 'if (this.#left <= 0) this.#ending.abort()',
    to: '',
    tests: BUDGET,
    why: 'a build waits for ever for a shared cache that does not answer',
  },
  {
    file: 'plugin/kit/time-budget.ts',
    from: 'this.#left += bytes / BYTES_PER_MS',
    to: 'this.#left += 0 * bytes',
    tests: BUDGET,
    why: 'a large site never comes whole from the shared cache',
  },
  {
    file: 'plugin/kit/remote-cache.ts',
    from: 'if (this.#options.readOnly || this.#isDisabled) return',
    to: 'if (this.#isDisabled) return',
    tests: CACHE,
    why: 'a fork writes to the shared cache',
  },
  {
    file: 'plugin/kit/remote-cache.ts',
    from: 'this.#fail(error, this.#failures >= MAX_FAILURES)',
    to: 'this.#fail(error, false)',
    tests: CACHE,
    why: 'a shared cache that lies is asked for every pack',
  },
  {
    file: 'plugin/kit/remote-cache.ts',
    from: 'const packs = [...made, ...others, ...kept, ...elsewhere]',
    to: 'const packs = [...made, ...kept, ...elsewhere]',
    tests: CACHE,
    why: 'of two builds at a time, one takes from the shared cache what the other has put there',
  },
  {
    file: 'plugin/kit/remote-cache.ts',
    from: 'const packs = [...made, ...others, ...kept, ...elsewhere]',
    to: 'const packs = [...made, ...others, ...kept]',
    tests: CACHE,
    why: 'a machine with a small store takes from the shared cache what others have put there',
  },
  {
    file: 'plugin/kit/remote-cache.ts',
    from: 'if (!keys) this.#lost.add(pack.hash)',
    to: '',
    tests: CACHE,
    why: 'packs that are gone stay in the list of the shared cache for ever',
  },
  {
    file: 'plugin/kit/store-exchange.ts',
    from: 'if (!header?.key.equals(key) || isLocalKind(header.kind)) return undefined',
    to: 'if (!header?.key.equals(key)) return undefined',
    tests: CACHE,
    why: 'the shared cache gets what only one machine can use',
  },
  {
    file: 'plugin/kit/store-exchange.ts',
    from: 'return isIntact(bytes!) ? { key, bytes: bytes! } : undefined',
    to: 'return { key, bytes: bytes! }',
    tests: CACHE,
    why: 'damaged values get into the shared cache',
  },
  {
    file: 'plugin/kit/action-result.ts',
    from: 'if (Math.floor(tag / 8) === STDOUT_RAW && type === BYTES)',
    to: 'if (type === BYTES)',
    tests: RESULT,
    why: 'what a server adds is taken for the list of the shared cache',
  },
]
