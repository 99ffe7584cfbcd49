import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { stateAtMoment } from '@pinline/chassis/state-at/state-at-moment'
import { getBuyerAt } from '@pinline/contracts/account/people/get-buyer-at'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import type { Buyer } from '../domain/buyer/buyer.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'

/** Without the references to passwords; of notes and changes that can be undone there is the number. */
const fieldsOf = (buyer: Buyer): object | undefined => {
  if (buyer.status !== 'registered') return buyer.status === 'unknown' ? undefined : buyer
  const { credentialRef: _, noteRefs, undoable, ...fields } = buyer
  return { ...fields, notes: noteRefs.length, undoableChanges: undoable.length }
}

export const getBuyerAtRoute = ({ platform }: AccountDeps): Route =>
  route(getBuyerAt, async ({ buyerId, at }) => {
    const { state } = await loadStream(platform, buyerDecider, buyerId)
    if (state.status === 'unknown') return rejection('buyer-not-found')
    const found = await stateAtMoment(platform, buyerDecider, { streamId: buyerId, fieldsOf }, at)
    return isRejection(found) ? found : result(found)
  })
