import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** Diagnostics of a build as a whole. */
export const buildDiagnostics = {
  'build/bundle-failed': {
    title: "A stylesheet, component or script can't be bundled",
    help: 'The message contains the reason and the location. Nothing is written until this is fixed.',
  },
  'build/config': {
    title: "The Vite configuration can't be loaded",
    help: "`vite.config` has a syntax error, imports something that doesn't exist, or throws. The message contains the reason.",
  },
  'build/lock-lost': {
    title: 'Another build took over the output',
    help: "The other build runs in another container or on another machine, and saw no sign of life from this one for 20 seconds. The output is that of the other build. Don't build into a shared folder from several machines at once.",
  },
  'build/locked': {
    title: 'Another build is writing the same output',
    help: 'With `--no-wait`, a build fails instead of waiting. The lock of a killed build is ignored: immediately on the same machine, and after 20 seconds for other containers and machines.',
  },
  'build/output-dangling-link': {
    title: 'The output folder is a broken symbolic link',
    help: 'Skerry writes to the target of a symbolic link. Create the target folder, or remove the link.',
  },
  'build/output-holds-home': {
    title: 'The output folder is or contains your home folder',
    help: 'A build would delete its contents. Choose another folder with `--outDir`.',
  },
  'build/output-holds-pages': {
    title: 'The output folder contains pages or other files of a site',
    help: 'A build would delete them. Choose an empty or new folder with `--outDir`.',
  },
  'build/output-holds-project': {
    title: 'The output folder contains a project',
    help: 'A build would delete its contents. Choose another folder with `--outDir`.',
  },
  'build/output-holds-repository': {
    title: 'The output folder is or contains a repository',
    help: 'A build would delete `.git`. To build into a working tree, set `build.emptyOutDir` to `false` in the Vite configuration: files are then written, but none are removed.',
  },
  'build/output-holds-site': {
    title: 'A part would replace a whole site or another part',
    help: '`skerry build --only` writes a part of a site, which only replaces an earlier part with the same divisions. Choose another folder with `--outDir`. By default, the folder is named after the divisions.',
  },
  'build/output-is-no-folder': {
    title: 'The output folder is a file, or the root of a file system',
    help: 'Choose another folder with `--outDir`.',
  },
  'build/output-not-ours': {
    title: "The output folder contains files that Skerry didn't write",
    help: "A build only replaces a folder that an earlier build wrote, which contains a file named `.skerry`. Choose another folder with `--outDir`, or empty it. If you don't need its contents, run `skerry build --force` once.",
  },
  'build/output-path': {
    title: 'A file of the option `outputs` is outside the output folder',
    help: "Paths are relative to the output folder, and can't leave it: `data/pages.json`.",
  },
  'build/option-value': {
    title: 'An option of `skerry()` has an invalid value',
    help: 'The message names the option and the invalid part. An editor with TypeScript reports the same while you type.',
  },
  'build/relative-base': {
    title: 'The base is relative, and pages are in folders',
    help: 'Browsers resolve `./` from the URL of each page, so `guide/start.html` would look for styles in `guide/`. Set `base` or `--base` to the path under which the site is published, such as `/docs/`.',
  },
  'build/report-file': {
    title: 'The build report would replace another file',
    help: '`--report` and the option `report` only replace an earlier report. Choose another file, or delete the existing one.',
  },
  'build/several-sites': {
    title: 'The Vite configuration contains `skerry()` more than once',
    help: 'A Vite configuration builds one site. Remove the other calls of `skerry()`, or move them to the configurations of their own sites.',
  },
  'build/unknown-option': {
    title: "`skerry()` doesn't have this option",
    help: 'The option has no effect. Options of `skerry()` are for what needs code; what `docs.json` sets is not among them.',
  },
  'build/option-failed': {
    title: 'A function in the options throws',
    help: "The function that the message names threw an error or returned a rejected promise. If it was called for a page, the page is named. The site isn't replaced.",
  },
  'build/option-result': {
    title: 'A function in the options returns an invalid value',
    help: 'The message names the invalid part. Only functions of `outputs` can return a promise. `frontmatter` and `navigation` must return the complete value, not just the changes.',
  },
} satisfies Record<string, DiagnosticDoc>
