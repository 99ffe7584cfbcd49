import { checkSessions } from '@pinline/contracts/api/check-sessions'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { callService } from './call-service.ts'
import type { SessionClient } from './session-cache.ts'

/** Asks the account service about sessions. Throws where it does not answer. */
export const accountSessionClient =
  (accountUrl: string, internalToken: string): SessionClient =>
  async (sessions) => {
    const checked = await callService(accountUrl, internalToken, checkSessions, { sessions: [...sessions] })
    if (isRejection(checked)) throw new Error(`check-sessions refused with ${checked.code}`)
    return checked.sessions
  }
