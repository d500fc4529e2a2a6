import type { VirtualInput } from './virtual/modules.ts'
import type { IslandRegistry } from './island-registry.ts'

/**
 * What the sub-plugins of one `skerry()` share: the project as it is now, and what was found
 * while working on it. Created by `skerry()`, filled when Vite's configuration is resolved.
 */
export interface Live extends VirtualInput {
  islands: IslandRegistry
}
