import type { CommandContext } from '@pinline/chassis/event-store/commit'

/** The same cause, for a command whose decision does nothing on repetition. */
export const withoutRequest = ({ actor, correlationId, causationId }: CommandContext): CommandContext => ({
  actor,
  correlationId,
  causationId,
})
