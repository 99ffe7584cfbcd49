import type { Actor } from '@pinline/events/event'
import type { VaultVersions } from './vault-versions.ts'

interface StaffErasure {
  /** Null of those who are members of staff. */
  readonly erasedAt: string | null
  readonly by: Actor | null
  readonly versions: VaultVersions
}

/** Everybody who is or was a member of staff: they are of one stream, and so of one row. */
export interface StaffErasures {
  readonly members: Readonly<Record<string, StaffErasure>>
}
