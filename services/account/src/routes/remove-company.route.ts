import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { removeCompany } from '@pinline/contracts/account/buyer/remove-company'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'

export const removeCompanyRoute = ({ platform }: AccountDeps): Route =>
  route(removeCompany, async (_input, { buyerId, commandContext }) => {
    const done = await handleCommand(platform, buyerDecider, {
      streamId: buyerId,
      command: { type: 'change-company', companyRef: null, at: platform.clock.now().toISOString() },
      context: commandContext,
    })
    return isRejection(done) ? done : result({ removed: true }, { positions: [done.position] })
  })
