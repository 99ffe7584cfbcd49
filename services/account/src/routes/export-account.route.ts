import { rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'
import { exportAccount } from '../contract/export-account.ts'
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
