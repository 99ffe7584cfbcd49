import { checkSessions } from '@pinline/contracts/api/check-sessions'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { callService } from './call-service.ts'
import type { SessionClient } from './session-cache.ts'

/** Queries the account service for sessions. Throws if it does not respond. */
export const accountSessionClient =
  (accountUrl: string, internalToken: string): SessionClient =>
  async (sessions) => {
    const checked = await callService(accountUrl, internalToken, checkSessions, { sessions: [...sessions] })
    if (isRejection(checked)) throw new Error(`check-sessions refused with ${checked.code}`)
    return checked.sessions
  }
