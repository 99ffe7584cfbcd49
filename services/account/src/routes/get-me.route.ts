import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'

export const getMeRoute = ({ buyers }: AccountDeps): Route =>
  route(getMe, async (_input, { buyerId }) => {
    const buyer = await buyers.load(buyerId)
    return buyer === undefined ? rejection('session-over') : result(await buyers.self(buyer))
  })
