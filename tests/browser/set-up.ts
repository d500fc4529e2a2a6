import { buildOnce, sites } from './theme/build-once.ts'

/**
 * Builds the sites that several test files use, two at a time for machines with two
 * cores.
 */
export async function setup(): Promise<void> {
  for (const base of ['/', '/a/b/'])
    await Promise.all([buildOnce(sites.fixture, base), buildOnce(sites.demo, base)])
}
