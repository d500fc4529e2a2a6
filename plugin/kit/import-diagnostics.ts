import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** Diagnostics of `skerry import`. */
export const importDiagnostics = {
  'import/label': {
    title: 'The sidebar of another tool has another label for a page than its title',
    help: 'In Skerry, labels are in the pages: write `sidebarTitle: …` in the frontmatter, or leave it, if the title is as good. `skerry import --pages` writes it, unless the page has several labels.',
  },
  'import/left-out': {
    title: 'A part of a site of another tool is not carried over',
    help: 'It is not in the `docs.json` that `skerry import` writes, or a file stays where it is. The message says what to do instead.',
  },
  'import/loaded-file': {
    title: 'A static file is loaded on every page',
    help: 'In other tools, scripts and style sheets in a static folder are only published. `skerry import --pages` moves them next to the pages, where Skerry loads `.css` and `.js` files on every page. Where only some pages need a script, give it the extension `.mjs`, and change what refers to it.',
  },
  'import/missing-page': {
    title: "An entry of another tool's navigation has no page",
    help: 'No file of the site matches it, so the entry is left out. Correct its name, or write the page and list it in `docs.json`.',
  },
  'import/unloaded-config': {
    title: "The configuration of another tool can't be loaded",
    help: 'Often, the packages that it imports are not installed. `skerry import` then reads the literals in the file: texts, lists and objects, also those in files next to it, but nothing that code computes.',
  },
  'import/unread-page': {
    title: 'A page could not be converted',
    help: 'A tag of it is not closed, or closed twice, so `skerry import --pages` leaves it as it is. `skerry check` says where.',
  },
  'import/unpublished-page': {
    title: "A page of another tool's navigation is never published",
    help: 'A `README` is never a page. Rename it to `index`, which is the page of its folder: `skerry import` already lists it by this name, and `--pages` renames it, with the links to it, unless there is an `index`. Other pages are excluded by a line of `.mintignore`. Names that are ignored by default, such as `CHANGELOG.md`, need no change: `skerry import` adds `!/CHANGELOG.md` to `.mintignore`.',
  },
} satisfies Record<string, DiagnosticDoc>
