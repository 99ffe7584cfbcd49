import { expect, it } from 'vitest'
import { TooBusyError } from '../http/too-busy.ts'
import { limitConcurrency } from './clean-image.ts'

it('lets two pictures be worked on, sixty-four wait, and refuses the next until there is room', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const taken = Array.from({ length: 66 }, () => limitConcurrency(() => promise))
  await expect(limitConcurrency(() => promise)).rejects.toBeInstanceOf(TooBusyError)
  resolve()
  await Promise.all(taken)
  expect(await limitConcurrency(async () => 'room')).toBe('room')
})
