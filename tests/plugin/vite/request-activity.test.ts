import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { RequestActivity } from '../../../plugin/vite/request-activity.ts'

function openResponse(activity: RequestActivity): ServerResponse {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  activity.follow(response)
  return response
}

/** Milliseconds until a promise resolves. */
async function timeOf(promise: Promise<void>): Promise<number> {
  const started = performance.now()
  await promise
  return performance.now() - started
}

test('a server without requests is quiet at once', async () => {
  expect(await timeOf(new RequestActivity().quiet())).toBeLessThan(100)
})

test('it is quiet once the last of a page’s requests has ended for a while', async () => {
  const activity = new RequestActivity()
  const document = openResponse(activity)
  let isQuiet = false
  const quiet = activity.quiet().then(() => (isQuiet = true))
  await sleep(400)
  expect(isQuiet).toBe(false)
  document.emit('close')
  const sheet = openResponse(activity)
  await sleep(400)
  expect(isQuiet).toBe(false)
  sheet.emit('close')
  await sleep(50)
  expect(isQuiet).toBe(false)
  await quiet
})

test('a request that stays open delays background work by three seconds', async () => {
  const activity = new RequestActivity()
  openResponse(activity)
  const waited = await timeOf(activity.quiet())
  expect(waited).toBeGreaterThan(2_900)
})
