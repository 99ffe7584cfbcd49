import type { SessionId } from '@pinline/events/ids'
import { LRUCache } from 'lru-cache'
import { batchLoader } from '../batch-loader.ts'

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

interface CachedSession {
  readonly requested: SessionQuery
  readonly state: SessionState
  readonly queriedAt: number
}

/** A state counts for half a second, so that ending a session acts within a second on every instance. */
const countsMs = 500
const refreshEveryMs = 300
/** How long a session is refreshed after its last use. */
const followedMs = 5000
const mostFollowed = 50_000
const maxSessionsPerQuery = 500

const keyOf = ({ sessionId, audience }: SessionQuery): string => `${audience}:${sessionId}`

/**
 * States of sessions, cached for half a second. Those in use are refreshed together before they run out, so that the
 * number of queries does not grow with the number of requests.
 */
export const cacheSessions = (query: SessionClient): ((requested: SessionQuery) => Promise<SessionState>) => {
  const sessions = new LRUCache<string, CachedSession>({
    max: mostFollowed,
    ttl: followedMs,
    updateAgeOnGet: true,
    noUpdateTTL: true,
  })
  let timer: NodeJS.Timeout | undefined

  const queryAll = async (requested: readonly SessionQuery[]): Promise<readonly SessionState[]> => {
    const queriedAt = performance.now()
    const states = await query(requested)
    return requested.map((session, index) => {
      const state = states[index]
      if (state === undefined) return { alive: false, permissions: [] }
      sessions.set(keyOf(session), { requested: session, state, queriedAt })
      return state
    })
  }

  const refresh = async (): Promise<void> => {
    timer = undefined
    sessions.purgeStale()
    const followed = [...sessions.values()].map(({ requested }) => requested)
    for (let from = 0; from < followed.length; from += maxSessionsPerQuery)
      await queryAll(followed.slice(from, from + maxSessionsPerQuery)).catch(() => undefined)
    follow()
  }
  const follow = () => {
    if (timer === undefined && sessions.size > 0) timer = setTimeout(() => void refresh(), refreshEveryMs).unref()
  }

  const load = batchLoader(
    keyOf,
    async (requested: readonly SessionQuery[]) => {
      const states = await queryAll(requested)
      follow()
      return states
    },
    maxSessionsPerQuery,
  )

  return async (requested) => {
    const known = sessions.get(keyOf(requested))
    return known !== undefined && performance.now() - known.queriedAt < countsMs ? known.state : await load(requested)
  }
}
