import type { SessionId } from '@pinline/events/ids'
import { followStates } from './follow-states.ts'

export interface SessionState {
  readonly alive: boolean
  readonly roleId?: string | undefined
  readonly permissions: readonly string[]
  /** Keys that would be among them if their menus were not disabled. */
  readonly suspended?: readonly string[] | undefined
  /** Must choose a password first. */
  readonly mustChangePassword?: boolean | undefined
}

export interface SessionQuery {
  readonly sessionId: SessionId
  readonly audience: 'buyer' | 'staff'
}

/** One state per session, in the given order. */
export type SessionClient = (sessions: readonly SessionQuery[]) => Promise<readonly SessionState[]>

const keyOf = ({ sessionId, audience }: SessionQuery): string => `${audience}:${sessionId}`

/** States of sessions, so that ending a session acts within a second on every instance. */
export const cacheSessions = (query: SessionClient): ((requested: SessionQuery) => Promise<SessionState>) =>
  followStates({ name: 'sessions', query, keyOf, missing: { alive: false, permissions: [] }, isFollowed: () => true })
