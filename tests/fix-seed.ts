import fc from 'fast-check'

/**
 * Property tests use the same seed in each run, so that failures are caused by changes.
 * `SKERRY_SEED=random` draws another; a number repeats the run that printed it.
 */
const wanted = process.env['SKERRY_SEED']
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted ?? 4) })
