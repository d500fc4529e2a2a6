import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** Problems of a build as a whole. */
export const buildDiagnostics = {
  'build/bundle-failed': {
    title: 'A style sheet, component or script of the site cannot be bundled',
    help: 'The message has the reason, and the place in the file. Nothing is written until it is corrected.',
  },
  'build/lock-lost': {
    title: 'Another build took this one for dead',
    help: 'It could not see this build running, because it is in another container or on another machine, and saw no sign of life for 20 seconds. The output is that of the other build. Let one machine at a time build into a shared folder.',
  },
  'build/locked': {
    title: 'Another build is writing the same output',
    help: 'With `--no-wait` a build fails where it would have to wait. The lock of a build that was killed is taken over at once; that of one in another container, or on another machine, when it has given no sign of life for 20 seconds.',
  },
  'build/output-dangling-link': {
    title: 'The output folder is a link that leads nowhere',
    help: 'A link is followed: the folder behind it gets the new site. Make the folder that the link leads to, or remove the link.',
  },
  'build/output-holds-home': {
    title: 'The output folder is the home folder, or around it',
    help: 'A build replaces its output folder, and would delete what is in it. Choose another with `--outDir`.',
  },
  'build/output-holds-pages': {
    title: 'The output folder holds pages or other files of a site',
    help: 'A build replaces its output folder, and would delete the pages. Choose another with `--outDir`: one that is empty or does not exist.',
  },
  'build/output-holds-project': {
    title: 'The output folder holds a project',
    help: 'A build replaces its output folder, and would delete what is in it. Choose another with `--outDir`.',
  },
  'build/output-holds-repository': {
    title: 'The output folder is a repository, or holds one',
    help: 'A build replaces its output folder, and would delete `.git`. To build into a working tree, set `build.emptyOutDir` to `false` in the Vite configuration: then files are written, and none are removed.',
  },
  'build/output-holds-site': {
    title: 'A part would replace a whole site, or another part',
    help: '`skerry build --only` writes a part of a site, which is no site. It replaces only what it wrote itself for the same divisions. Choose another folder with `--outDir`; without it, the part is written to one that is named after the divisions.',
  },
  'build/output-is-no-folder': {
    title: 'The output folder is a file, or the root of a file system',
    help: 'A build replaces its output folder by one that it has written beside it. Choose another with `--outDir`.',
  },
  'build/output-not-ours': {
    title: 'The output folder holds something that no build of Skerry wrote',
    help: 'A build replaces its output folder, and deletes what was in it, only where a build wrote it: then there is a file `.skerry` in it. Choose another folder with `--outDir`, or empty it. Where nothing in the folder is needed, build once with `skerry build --force`; from then on it is marked.',
  },
  'build/output-path': {
    title: 'A file of the option `outputs` would be written outside of the output folder',
    help: 'Paths are relative to the output folder, with slashes, and stay inside: `data/pages.json`.',
  },
  'build/option-value': {
    title: 'An option of `skerry()` has a value that it cannot have',
    help: 'The message names the option and the place in it. Types show what each option takes: an editor with TypeScript reports the same before the build.',
  },
  'build/option-failed': {
    title: 'A function among the options fails',
    help: 'The option that the message names is a function of the site, and it threw an error, or its promise was rejected. Where it was called for a page, that is named. The site is not replaced.',
  },
  'build/option-result': {
    title: 'A function among the options returns what it should not',
    help: 'The message names the place in the result. Only functions of `outputs` may return a promise; those of `frontmatter` and `navigation` return the whole value, and not only what is new.',
  },
} satisfies Record<string, DiagnosticDoc>
