import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { companyData } from '@pinline/contracts/account/buyer/company'
import { storeCompany } from '@pinline/contracts/account/buyer/store-company'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { putForNobody } from '../accounts/put-for-nobody.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { freightZoneOf } from '../regions/countries.ts'

export const storeCompanyRoute = ({ platform, buyers }: AccountParts): Route =>
  route(storeCompany, async (company, { buyerId, commandContext }) => {
    if (freightZoneOf(company.country) === undefined)
      return rejection('invalid-input', { errors: { country: 'country-unknown' } })
    const buyer = await buyers.load(buyerId)
    if (buyer === undefined) return rejection('session-over')
    const kept = await buyers.company(buyer)
    const same = buyer.companyRef !== undefined && JSON.stringify(kept) === JSON.stringify(company)
    const done = await handleCommand(platform, buyerDecider, {
      streamId: buyerId,
      command: {
        type: 'change-company',
        companyRef:
          same && buyer.companyRef !== undefined
            ? buyer.companyRef
            : await platform.vault.put('company', buyerId, company, companyData),
        at: platform.clock.now().toISOString(),
      },
      context: commandContext,
    })
    if (isRejection(done)) return await putForNobody(platform, 'company', buyerId, done)
    return answer(company, { positions: [done.position] })
  })
