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
    async ({ ticket }, context) => {
      const { buyers, tickets } = deps
      const buyer = await buyers.load(context.buyerId)
      if (buyer === undefined) return rejection('session-over')
      if (!(await tickets.redeem(buyer, ticket))) return rejection('step-up-required')
      return result(await gatherExport(deps, buyer, context))
    },
    { waitsFor: [addressBook] },
  )
