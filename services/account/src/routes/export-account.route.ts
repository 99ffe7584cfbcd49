import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { exportAccount } from '@pinline/contracts/account/buyer/export-account'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { gatherExport } from '../erasure/gather-export.ts'
import { addressBook } from '../read-models/address-book/address-book.projection.ts'

export const exportAccountRoute = (deps: AccountDeps): Route =>
  route(
    exportAccount,
    async (_input, context) => {
      const buyer = await deps.buyers.load(context.buyerId)
      return buyer === undefined ? rejection('session-over') : result(await gatherExport(deps, buyer, context))
    },
    { waitsFor: [addressBook] },
  )
