import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { chooseMails } from '@pinline/contracts/account/buyer/choose-mails'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'

export const chooseMailsRoute = ({ platform, buyers }: AccountDeps): Route =>
  route(chooseMails, async ({ declined }, { buyerId, commandContext }) => {
    const done = await handleCommand(platform, buyerDecider, {
      streamId: buyerId,
      command: { type: 'choose-mails', declined, now: platform.clock.now().toISOString() },
      context: commandContext,
    })
    if (isRejection(done) || done.state.status !== 'registered') return rejection('session-over')
    return result(await buyers.self(done.state), { positions: [done.position] })
  })
