import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { getCompany } from '@pinline/contracts/account/buyer/get-company'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'

export const getCompanyRoute = ({ buyers }: AccountDeps): Route =>
  route(getCompany, async (_input, { buyerId }) => {
    const buyer = await buyers.load(buyerId)
    return buyer === undefined ? rejection('session-over') : result((await buyers.company(buyer)) ?? null)
  })
