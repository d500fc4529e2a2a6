import { usePageMode } from './page-context.ts'

/**
 * Returns the class for an element of a component that holds Markdown: `prose` on pages whose own
 * content has no typography (`mode: custom`), because text in components has it everywhere, as on
 * Mintlify. Elsewhere undefined, since the content has the class.
 */
export function useProseClass(): 'prose' | undefined {
  const mode = usePageMode()
  return mode === 'custom' || mode === 'frame' ? 'prose' : undefined
}
