import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** Diagnostics of the shared cache. None of them affects the site. */
export const cacheDiagnostics = {
  'cache/address': {
    title: 'The URL of the shared cache is invalid',
    help: 'It must start with `https://` or `http://`: `--cache-url https://cache.example.com/docs`. The site is built without the shared cache.',
  },
  'cache/left-out': {
    title: "The shared cache, or part of it, wasn't used",
    help: "The server couldn't be reached, was too slow, or returned invalid responses, as the message says. A build waits at most five seconds in total, in addition to data transfer. After that, or after three invalid responses, it continues without the cache. The resulting site is the same.",
  },
  'cache/no-secret': {
    title: 'The shared cache has no secret',
    help: "Builds run code from the cache, so only signed entries are used. Set the environment variable `SKERRY_CACHE_SECRET` to the same value, at least 16 characters, on all machines. `openssl rand -hex 32` generates one. Without it, the cache isn't used. This is expected for builds of forks, which usually get no secrets.",
  },
  'cache/not-written': {
    title: 'The shared cache rejects entries from this machine',
    help: "The site is built, but other machines can't use the results. If this machine should only read, such as for forks, use `--cache-read-only`.",
  },
  'cache/unsigned': {
    title: "The shared cache contains entries that aren't signed with your secret",
    help: "They weren't used, and are overwritten if possible. If this happens repeatedly, somebody else is writing to the server.",
  },
} satisfies Record<string, DiagnosticDoc>
