import type { DiagnosticDoc } from './index.ts'

/** Problems of a build as a whole. */
export const build = {
  'build/output-holds-project': {
    title: 'The output folder holds a project',
    help: 'A build replaces its output folder, and would delete what is in it. Choose another with `--outDir`.',
  },
} satisfies Record<string, DiagnosticDoc>
