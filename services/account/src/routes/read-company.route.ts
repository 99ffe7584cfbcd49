import { rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'
import { readCompany } from '../contract/read-company.ts'

export const readCompanyRoute = ({ buyers }: AccountParts): Route =>
  route(readCompany, async (_input, { buyerId }) => {
    const buyer = await buyers.load(buyerId)
    return buyer === undefined ? rejection('session-over') : answer((await buyers.company(buyer)) ?? null)
  })
