import { expect, it } from 'vitest'
import { ContendedError } from '../contended.ts'
import { type CommandPlatform, handleCommand } from '../event-store/handle-command.ts'
import { refusalReply } from './respond.ts'
import { rejectionOf } from './thrown-error.ts'

/** A store whose stream has changed whenever something is to be appended. */
const contended = {
  store: {
    cached: () => new Map(),
    decided: () => undefined,
    snapshots: { read: async () => new Map(), save: async () => undefined },
    load: async () => [],
    findRequest: async () => undefined,
    append: async () => ({ outcome: 'version-taken' }),
  },
} as unknown as CommandPlatform

it('lets a caller try again a moment later where others were faster each time', async () => {
  const decider = { decide: () => [{ type: 'paid-in' }], evolve: () => 0, initial: 0 } as never
  const command = { type: 'pay-in' }
  const error: unknown = await handleCommand(contended, decider, {
    ...{ streamId: 'till-1', command, context: {} as never },
  }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ContendedError)
  const refused = rejectionOf(error)
  expect(refusalReply(refused, 'en', 'request-1')).toMatchObject({
    code: 503,
    body: { data: { retryAfterSeconds: 1 }, meta: { type: 'service-unavailable' } },
  })
})

it('says nothing about other errors', () =>
  expect(rejectionOf(new Error('bug'))).toEqual(expect.objectContaining({ code: 'internal-error' })))
