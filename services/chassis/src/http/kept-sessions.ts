import type { SessionId } from '@pinline/events/ids'
import { askTogether } from '../ask-together.ts'

export interface SessionState {
  readonly alive: boolean
  readonly roleId?: string | undefined
  readonly authorities: readonly string[]
  /** Keys that would be among them if their menus were not disabled. */
  readonly resting?: readonly string[] | undefined
  /** Has to choose a password before anything else. */
  readonly mustChangePassword?: boolean | undefined
}

export interface AskedSession {
  readonly sessionId: SessionId
  readonly audience: 'buyer' | 'staff'
}

/** One state a session, in the order asked. */
export type AskSessions = (sessions: readonly AskedSession[]) => Promise<readonly SessionState[]>

interface Kept {
  readonly asked: AskedSession
  readonly state: SessionState
  readonly askedAt: number
  usedAt: number
}

/** An answer counts for half a second, so that ending a session acts within a second on every instance. */
const countsMs = 500
const refreshEveryMs = 300
const followedMs = 5000
const askedAtOnce = 500

const keyOf = ({ sessionId, audience }: AskedSession): string => `${audience}:${sessionId}`

/**
 * Answers about sessions, kept for half a second. Those in use are asked for again together before they run out,
 * so that the number of questions does not grow with the number of requests.
 */
export const keepSessions = (ask: AskSessions): ((asked: AskedSession) => Promise<SessionState>) => {
  const kept = new Map<string, Kept>()
  let timer: NodeJS.Timeout | undefined

  const askAll = async (sessions: readonly AskedSession[]): Promise<readonly SessionState[]> => {
    const askedAt = performance.now()
    const states = await ask(sessions)
    for (const [index, asked] of sessions.entries()) {
      const state = states[index]
      if (state === undefined) continue
      const key = keyOf(asked)
      kept.set(key, { asked, state, askedAt, usedAt: kept.get(key)?.usedAt ?? askedAt })
    }
    return sessions.map((_asked, index) => states[index] ?? { alive: false, authorities: [] })
  }

  const refresh = async (): Promise<void> => {
    timer = undefined
    const now = performance.now()
    for (const [key, { usedAt }] of kept) if (now - usedAt > followedMs) kept.delete(key)
    const followed = [...kept.values()].map(({ asked }) => asked)
    for (let from = 0; from < followed.length; from += askedAtOnce)
      await askAll(followed.slice(from, from + askedAtOnce)).catch(() => undefined)
    follow()
  }
  const follow = () => {
    if (timer === undefined && kept.size > 0) timer = setTimeout(() => void refresh(), refreshEveryMs).unref()
  }

  const askFirst = askTogether(
    keyOf,
    async (sessions: readonly AskedSession[]) => {
      const states = await askAll(sessions)
      follow()
      return states
    },
    askedAtOnce,
  )

  return async (asked) => {
    const key = keyOf(asked)
    const known = kept.get(key)
    const now = performance.now()
    if (known !== undefined && now - known.askedAt < countsMs) {
      known.usedAt = now
      return known.state
    }
    return await askFirst(asked)
  }
}
