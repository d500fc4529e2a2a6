import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** Problems of sites that are built in parts. */
export const joinDiagnostics = {
  'join/damaged': {
    title: 'A part is not as it was written',
    help: 'A file of its folder is missing, cut or changed. Build the part again, and hand on the whole folder, `part.json` and all files `*.pack`.',
  },
  'join/made-here': {
    title: 'Pages were rendered though there were parts for them',
    help: 'The parts are of these sources, but had not all that the whole site needs of these pages: they read something that is otherwise in this build, such as an environment variable. The site is the same; it took longer.',
  },
  'join/missing': {
    title: 'A part is missing',
    help: 'Each page of a language, version or product has to be in one of the parts that follow `--join`. The message has the names that `--only` takes. Pages outside of all divisions need no part.',
  },
  'join/no-cache': {
    title: 'There is no folder that a part can be made in',
    help: 'A part is what the cache has of its pages afterwards. The cache lies in `node_modules/.cache/skerry`, else in the folder of `XDG_CACHE_HOME` or `HOME`.',
  },
  'join/no-divisions': {
    title: 'The site has nothing that can be built apart',
    help: '`--only` and `--join` are for sites with `languages`, `versions` or `products` in their navigation. Others are built in one go; to share work between machines, see [Share the cache](/guide/shared-cache).',
  },
  'join/no-part': {
    title: 'A folder that follows `--join` holds no part',
    help: 'There is no `part.json` in it. `skerry build --only en --outDir parts/en` writes a part; folders are relative to where the command is run.',
  },
  'join/part-in-output': {
    title: 'A part lies where the joined site is to be written',
    help: 'The site takes the place of all that is in its folder. Keep parts in a folder of their own, such as `parts/`.',
  },
  'join/other-build': {
    title:
      'A part was made by another Skerry, for another base, or on another kind of machine',
    help: 'What a page becomes depends on the versions of Skerry and of the packages that it works with, on `--base`, and on what code of pages may write otherwise: the major version of Node, its language and time zone. Use one lockfile, one version of Node, and the same `TZ` and `LANG` for all tasks.',
  },
  'join/stale': {
    title: 'A part was made from other sources',
    help: 'The pages that the message names were changed, added or removed since the part was built, or something that they are made from: a snippet, a component, a setting, a plugin. Build the part again. Where a task runner has kept the old one, its inputs lack something: they are the whole content folder.',
  },
  'join/unknown-division': {
    title: '`--only` names no division of the site',
    help: 'It takes the names of `languages`, `versions` and `products` as `docs.json` has them: `--only en`, `--only v2`. A slash leads into a division: `--only en/v2`. A comma separates several.',
  },
} satisfies Record<string, DiagnosticDoc>
