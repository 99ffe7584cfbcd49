import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { eraseBuyer } from '@pinline/contracts/account/people/erase-buyer'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { eraseAccount } from '../erasure/erase-account.ts'

export const eraseBuyerRoute = (deps: AccountDeps): Route =>
  route(eraseBuyer, async ({ id }, context) => {
    const buyer = await deps.buyers.load(id)
    const contact = buyer === undefined ? undefined : await deps.buyers.contact(buyer)
    if (contact === undefined) return rejection('buyer-not-found')
    const refused = await eraseAccount(deps, id, contact, context)
    if (refused?.code === 'orders-open') return rejection('buyer-orders-open')
    return refused ?? result({ erased: true })
  })
