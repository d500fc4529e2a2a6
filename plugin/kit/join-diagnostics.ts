import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** Diagnostics of sites that are built in parts. */
export const joinDiagnostics = {
  'join/damaged': {
    title: 'A part is damaged',
    help: 'A file in its folder is missing, incomplete or modified. Build the part again, and copy its whole folder: `part.json` and all `*.pack` files.',
  },
  'join/made-here': {
    title: 'Pages were rendered although a part contains them',
    help: 'The parts match the sources, but the pages read something that differs in this build, such as an environment variable. The site is the same, but building it took longer.',
  },
  'join/missing': {
    title: 'A part is missing',
    help: 'Every page of a language, version or product must be in one of the parts passed to `--join`. The message lists the names for `--only`. Other pages need no part.',
  },
  'join/no-cache': {
    title: 'There is no folder for the cache',
    help: 'A part consists of the cached results of its pages. The cache is in `node_modules/.cache/skerry`, or in the folder of `XDG_CACHE_HOME` or `HOME`.',
  },
  'join/no-divisions': {
    title: 'The site has nothing that can be built separately',
    help: '`--only` and `--join` require `languages`, `versions` or `products` in the navigation. To share work between machines for other sites, use a [shared build cache](/guide/shared-cache).',
  },
  'join/no-part': {
    title: "A folder passed to `--join` isn't a part",
    help: 'It contains no `part.json`. Create a part with `skerry build --only en --outDir parts/en`. Folders are relative to the current directory.',
  },
  'join/part-in-output': {
    title: 'A part is in the output folder',
    help: 'The site replaces everything in its output folder. Keep parts in a separate folder, such as `parts/`.',
  },
  'join/other-build': {
    title: 'A part was built with another version, base path or environment',
    help: 'Results depend on the versions of Skerry and its packages, `--base`, the major version of Node, the language and the time zone. Use the same lockfile, Node version, `TZ` and `LANG` for all builds.',
  },
  'join/stale': {
    title: 'A part is out of date',
    help: 'The pages in the message, or something they depend on (a snippet, component, setting or plugin), have changed since the part was built. Build it again. If a task runner restored an old part, its inputs are incomplete: they should be the whole content folder.',
  },
  'join/unknown-division': {
    title: '`--only` contains an unknown name',
    help: 'Use names of `languages`, `versions` and `products` in `docs.json`: `--only en`, `--only v2`. Use a slash for nested ones (`--only en/v2`), and a comma for several.',
  },
} satisfies Record<string, DiagnosticDoc>
