import type { BuyerProfile } from '@pinline/contracts/account/session/signed-in'
import type { AppContext } from '../../app/router-context.ts'
import { updateSessionBuyer } from '../../session/session.ts'
import { getMeQuery } from './addresses.queries.ts'

/** Shows a changed profile wherever the shop shows the buyer. */
export const showProfile = (context: AppContext, buyer: BuyerProfile): void => {
  context.queryClient.setQueryData(getMeQuery(context).queryKey, buyer)
  updateSessionBuyer(buyer)
}
