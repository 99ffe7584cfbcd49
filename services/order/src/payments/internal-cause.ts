import type { CommandContext } from '@pinline/chassis/event-store/commit'
import type { OrderDeps } from '../order-deps.ts'

/** The cause of a command that no person and no fact led to: passing time, or the wallet. */
export const internalCause = (platform: OrderDeps, name: string): CommandContext => ({
  actor: { kind: 'service', id: 'order' },
  correlationId: platform.newId(name),
  causationId: name,
})

/** The same cause, for a command whose repetition its decision already answers quietly. */
export const withoutRequest = ({ actor, correlationId, causationId }: CommandContext): CommandContext => ({
  actor,
  correlationId,
  causationId,
})
