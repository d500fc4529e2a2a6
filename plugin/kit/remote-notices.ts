import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/** @param name What says it: an option, or an environment variable. */
export function wrongAddress(name: string): Diagnostic {
  return {
    severity: 'info',
    code: 'cache/address',
    message: `the shared cache is left out: ${name} is no address`,
    hint: 'It starts with https:// or http://.',
  }
}

/** @param host The server that would have been asked. */
export function noSecret(host: string): Diagnostic {
  return {
    severity: 'info',
    code: 'cache/no-secret',
    message: `the shared cache at ${host} is left out: SKERRY_CACHE_SECRET has no secret of at least 16 characters`,
    hint: 'What is in the cache is run: only what is signed with the secret is taken.',
  }
}

/** @param reason Ends the sentence "it …". */
export function leftOut(host: string, reason: string): Diagnostic {
  return {
    severity: 'info',
    code: 'cache/left-out',
    message: `the shared cache at ${host} was not used in full: it ${reason}`,
    hint: 'The site is the same: what did not come from there was made here.',
  }
}

/** @param reason Ends the sentence "it …". */
export function notWritten(host: string, reason: string, isRefusal: boolean): Diagnostic {
  return {
    severity: 'info',
    code: 'cache/not-written',
    message: `the shared cache at ${host} has nothing of this build: it ${reason}`,
    hint: isRefusal
      ? 'Where this machine is to read only, say so with --cache-read-only.'
      : 'What was taken from there is good.',
  }
}

export function unsigned(host: string): Diagnostic {
  return {
    severity: 'info',
    code: 'cache/unsigned',
    message: `the shared cache at ${host} holds something that is not signed with the secret`,
    hint: 'It was not used.',
  }
}
