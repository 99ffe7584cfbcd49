import { checkSessions } from '@pinline/contracts/api/check-sessions'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { callService } from './call-service.ts'
import type { AskSessions } from './session-cache.ts'

/** Asks the account service about sessions. Throws where it does not answer. */
export const askAccount =
  (accountUrl: string, internalToken: string): AskSessions =>
  async (sessions) => {
    const told = await callService(accountUrl, internalToken, checkSessions, { sessions: [...sessions] })
    if (isRejection(told)) throw new Error(`check-sessions refused with ${told.code}`)
    return told.sessions
  }
