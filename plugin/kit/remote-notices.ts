import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/**
 * The URL of the shared cache is invalid.
 *
 * @param name The option or environment variable with the URL.
 */
export function invalidUrl(name: string): Diagnostic {
  return {
    severity: 'info',
    code: 'cache/address',
    message: `the shared cache is not used: ${name} is not a valid URL`,
    hint: 'Set it to a URL that starts with https:// or http://.',
  }
}

/**
 * The secret of the shared cache is missing or too short.
 *
 * @param host The server that would have been used.
 */
export function missingSecret(host: string): Diagnostic {
  return {
    severity: 'info',
    code: 'cache/no-secret',
    message: `the shared cache at ${host} is not used: SKERRY_CACHE_SECRET must have at least 16 characters`,
    hint: 'Set it to the same secret on all machines. Code from the cache is executed, so only signed entries are used.',
  }
}

/**
 * Requests to the shared cache failed.
 *
 * @param reason Completes the sentence "it …".
 */
export function cacheIgnored(host: string, reason: string): Diagnostic {
  return {
    severity: 'info',
    code: 'cache/left-out',
    message: `the shared cache at ${host} could not be used in full: it ${reason}`,
    hint: 'The site is the same: missing entries were built locally.',
  }
}

/**
 * The results of the build couldn't be uploaded.
 *
 * @param reason Completes the sentence "it …".
 */
export function uploadFailed(
  host: string,
  reason: string,
  isRefusal: boolean,
): Diagnostic {
  return {
    severity: 'info',
    code: 'cache/not-written',
    message: `the shared cache at ${host} was not updated by this build: it ${reason}`,
    hint: isRefusal
      ? 'If this machine should only read from it, use --cache-read-only.'
      : 'Entries read from it are valid.',
  }
}

/** The server has an entry whose signature is missing or invalid. */
export function unsignedList(host: string): Diagnostic {
  return {
    severity: 'info',
    code: 'cache/unsigned',
    message: `the shared cache at ${host} has an entry that is not signed with the secret`,
    hint: 'It was not used.',
  }
}
