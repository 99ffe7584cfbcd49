import type { Platform } from '../service.ts'
import type { CommandContext } from './commit.ts'

/** Cause of a command of the service itself, without a person or event: passing time, or an outside system. */
export const internalCause = ({ store, newId }: Pick<Platform, 'store' | 'newId'>, name: string): CommandContext => ({
  actor: { kind: 'service', id: store.service },
  correlationId: newId(name),
  causationId: name,
})
