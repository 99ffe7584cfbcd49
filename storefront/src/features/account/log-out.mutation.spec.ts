import { createPositionMemory } from '@pinline/ui/api-client/position-memory'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hookInApp } from '../../app/draw-in-app.fixtures.tsx'
import { loadSession, readStoredSession, shownSession } from '../../session/session.ts'
import { memoryStorage, storedBuyer } from '../../session/storage.fixtures.ts'
import { useLogOut } from './log-out.mutation.ts'

const never = () => new Promise<never>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', memoryStorage(storedBuyer))
  vi.stubGlobal('sessionStorage', memoryStorage({ 'draft:address': '{}' }))
  loadSession()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  loadSession()
})

it('clears the session two seconds after a call that the line holds up', async () => {
  const logOut = hookInApp(useLogOut, { call: never, read: never, positions: createPositionMemory() })
  const signedOut = logOut()
  await vi.advanceTimersByTimeAsync(1999)
  expect(readStoredSession().status).toBe('buyer')
  await vi.advanceTimersByTimeAsync(1)
  expect(readStoredSession().status).toBe('visitor')
  // The home page is held up too.
  await vi.advanceTimersByTimeAsync(2000)
  await signedOut
  expect(shownSession().status).toBe('visitor')
  expect(Object.keys(sessionStorage)).toEqual([])
})
