import { parentPort } from 'node:worker_threads'

/** The pool's answer to a question of its worker. */
export interface PoolReply {
  id: number
  answer: unknown
}

const waiting = new Map<number, (answer: unknown) => void>()
let asked = 0

/**
 * Asks the pool of this worker a question during a task (`PoolOptions.answer`).
 *
 * @param question Must be structured-cloneable.
 */
export function askPool<Answer>(question: unknown): Promise<Answer> {
  const id = asked++
  parentPort!.postMessage({ question: { id, payload: question } })
  return new Promise((resolve) => waiting.set(id, (answer) => resolve(answer as Answer)))
}

/** Resolves the question that a reply of the pool belongs to. */
export function takeReply({ id, answer }: PoolReply): void {
  waiting.get(id)?.(answer)
  waiting.delete(id)
}
