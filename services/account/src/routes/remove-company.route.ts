import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { removeCompany } from '@pinline/contracts/account/buyer/remove-company'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'

export const removeCompanyRoute = ({ platform }: AccountParts): Route =>
  route(removeCompany, async (_input, { buyerId, commandContext }) => {
    const done = await handleCommand(platform, buyerDecider, {
      streamId: buyerId,
      command: { type: 'change-company', companyRef: null, at: platform.clock.now().toISOString() },
      context: commandContext,
    })
    return isRejection(done) ? done : answer({ removed: true }, { positions: [done.position] })
  })
