import { parentPort } from 'node:worker_threads'

/** The pool's answer to a question: travels from the pool to its worker. */
export interface PoolReply {
  id: number
  answer: unknown
}

const waiting = new Map<number, (answer: unknown) => void>()
let asked = 0

/**
 * Asks the pool of this worker something in the middle of a task (`PoolOptions.answer`).
 *
 * @param question What a structured clone can hold.
 */
export function askPool<Answer>(question: unknown): Promise<Answer> {
  const id = asked++
  parentPort!.postMessage({ question: { id, payload: question } })
  return new Promise((resolve) => waiting.set(id, (answer) => resolve(answer as Answer)))
}

/** Settles the question that a message of the pool answers. */
export function takeReply({ id, answer }: PoolReply): void {
  waiting.get(id)?.(answer)
  waiting.delete(id)
}
