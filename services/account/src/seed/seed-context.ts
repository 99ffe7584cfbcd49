import type { CommandContext } from '@pinline/chassis/event-store/commit'

/** Context of commands at a service's start; each takes effect once, however often the service starts. */
export const seedContext = (requestId?: string): CommandContext => ({
  actor: { kind: 'service', id: 'account' },
  correlationId: 'account-start',
  causationId: 'account-start',
  ...(requestId === undefined ? {} : { request: { id: `seed-${requestId}`, hash: 'seed' } }),
})
