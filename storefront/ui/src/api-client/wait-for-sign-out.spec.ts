import { expect, it } from 'vitest'
import { createFakeClock } from './fake-clock.ts'
import { signOutPatienceMs, waitForSignOut } from './wait-for-sign-out.ts'

const never = new Promise<never>(() => undefined)

it('ends with the step, though it fails', async () => {
  const clock = createFakeClock()
  await waitForSignOut(Promise.resolve(), clock)
  await waitForSignOut(Promise.reject(new Error('no connection')), clock)
})

it('ends after two seconds without the step', async () => {
  const clock = createFakeClock()
  let isOver = false
  void waitForSignOut(never, clock).then(() => {
    isOver = true
  })
  await clock.pass(signOutPatienceMs - 1)
  expect(isOver).toBe(false)
  await clock.pass(1)
  expect(isOver).toBe(true)
})
