import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listDemoBuyers } from '@pinline/contracts/account/buyer/list-demo-buyers'
import type { AccountDeps } from '../account-deps.ts'
import { demoBuyers } from '../seed/demo-buyers.ts'

/** Those that exist: buyers erase their account, and demo data may be switched off. */
export const listDemoBuyersRoute = ({ platform, buyers }: AccountDeps): Route =>
  route(listDemoBuyers, async () => {
    if (platform.config.DEMO_ORDERS !== 'on') return result([])
    const found = await Promise.all(demoBuyers.map(({ buyerId }) => buyers.load(buyerId)))
    return result(
      demoBuyers
        .filter((_, place) => found[place] !== undefined)
        .map(({ buyerId, language, currency }) => ({ buyerId, language, currency })),
    )
  })
