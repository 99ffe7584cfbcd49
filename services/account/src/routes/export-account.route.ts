import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { exportAccount } from '@pinline/contracts/account/buyer/export-account'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { gatherExport } from '../erasure/gather-export.ts'
import { addressBook } from '../read-models/address-book/address-book.projection.ts'

export const exportAccountRoute = (parts: AccountParts): Route =>
  route(
    exportAccount,
    async (_input, context) => {
      const buyer = await parts.buyers.load(context.buyerId)
      return buyer === undefined ? rejection('session-over') : answer(await gatherExport(parts, buyer, context))
    },
    { waitsFor: [addressBook] },
  )
