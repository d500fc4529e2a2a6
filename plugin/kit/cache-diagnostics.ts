import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** What is to be said of the cache that machines share. None of it changes the site. */
export const cacheDiagnostics = {
  'cache/address': {
    title: 'The address of the shared cache is none',
    help: 'It starts with `https://` or `http://`, as `--cache-url https://cache.example.com/docs`. The site is built without the shared cache.',
  },
  'cache/left-out': {
    title: 'The shared cache was left out, or a part of it',
    help: 'Its server could not be reached, was too slow, or gave wrong answers, as the message says. A build waits for it for five seconds in all, beside the time for what comes from it; after that, and after three wrong answers, it asks no more and makes everything itself. The site is the same.',
  },
  'cache/no-secret': {
    title: 'There is no secret for the shared cache',
    help: 'What is in the cache is code that a build runs, so nothing is taken that is not signed. Put the same secret, at least 16 characters, into the environment variable `SKERRY_CACHE_SECRET` of every machine: `openssl rand -hex 32` makes one. Without it the server is not asked. Runs for forks get no secrets on most services, and that is as it should be.',
  },
  'cache/not-written': {
    title: 'The shared cache takes nothing from this machine',
    help: 'The site is built, and what was taken from the cache is good; what this build made is not there for others. Where only reading is intended, as for forks, say `--cache-read-only`: then the server is not asked.',
  },
  'cache/unsigned': {
    title: 'The shared cache holds something that is not signed with the secret',
    help: 'It was not used, and is written over where this machine may write. Where it comes again, somebody else writes to the server.',
  },
} satisfies Record<string, DiagnosticDoc>
