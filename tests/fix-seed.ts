import fc from 'fast-check'

/**
 * Property tests draw the same values in each run, so that a change fails by its own fault.
 * `SKERRY_SEED=random` draws new ones; a number draws those of the run that printed it.
 */
const wanted = process.env['SKERRY_SEED']
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted ?? 4) })
