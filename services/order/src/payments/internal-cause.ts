import type { CommandContext } from '@pinline/chassis/event-store/commit'
import type { OrderDeps } from '../order-deps.ts'

/** Cause of a command without a person or event: passing time, or the wallet. */
export const internalCause = (platform: OrderDeps, name: string): CommandContext => ({
  actor: { kind: 'service', id: 'order' },
  correlationId: platform.newId(name),
  causationId: name,
})

/** The same cause, for a command whose decision does nothing on repetition. */
export const withoutRequest = ({ actor, correlationId, causationId }: CommandContext): CommandContext => ({
  actor,
  correlationId,
  causationId,
})
