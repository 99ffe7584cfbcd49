import type { AccountDeps } from '../account-deps.ts'

/** Until when a change made now can be undone by its former contact, ISO 8601. */
export const undoableUntil = ({ platform }: Pick<AccountDeps, 'platform'>, now: Date): string =>
  new Date(now.getTime() + platform.config.CHANGE_UNDO_HOURS * 3_600_000).toISOString()
