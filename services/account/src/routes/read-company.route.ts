import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { readCompany } from '@pinline/contracts/account/buyer/read-company'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'

export const readCompanyRoute = ({ buyers }: AccountParts): Route =>
  route(readCompany, async (_input, { buyerId }) => {
    const buyer = await buyers.load(buyerId)
    return buyer === undefined ? rejection('session-over') : answer((await buyers.company(buyer)) ?? null)
  })
