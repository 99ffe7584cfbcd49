import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { readMe } from '@pinline/contracts/account/buyer/read-me'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'

export const readMeRoute = ({ buyers }: AccountParts): Route =>
  route(readMe, async (_input, { buyerId }) => {
    const buyer = await buyers.load(buyerId)
    return buyer === undefined ? rejection('session-over') : answer(await buyers.self(buyer))
  })
