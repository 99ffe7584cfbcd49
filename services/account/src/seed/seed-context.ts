import type { CommandContext } from '@pinline/chassis/event-store/commit'

/** Commands that a start of the service gives itself; each has its effect once, however often it starts. */
export const seedContext = (requestId?: string): CommandContext => ({
  actor: { kind: 'service', id: 'account' },
  correlationId: 'account-start',
  causationId: 'account-start',
  ...(requestId === undefined ? {} : { request: { id: `seed-${requestId}`, hash: 'seed' } }),
})
