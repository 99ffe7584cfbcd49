import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { changeCompany } from '@pinline/contracts/account/buyer/change-company'
import { companyData } from '@pinline/contracts/account/buyer/company'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { eraseOrphaned } from '../accounts/erase-orphaned.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { freightZoneOf } from '../regions/countries.ts'

export const changeCompanyRoute = ({ platform, buyers }: AccountDeps): Route =>
  route(changeCompany, async (company, { buyerId, commandContext }) => {
    if (freightZoneOf(company.country) === undefined)
      return rejection('invalid-input', { errors: { country: 'country-unknown' } })
    const buyer = await buyers.load(buyerId)
    if (buyer === undefined) return rejection('session-over')
    const stored = await buyers.company(buyer)
    const same = buyer.companyRef !== undefined && JSON.stringify(stored) === JSON.stringify(company)
    const done = await handleCommand(platform, buyerDecider, {
      streamId: buyerId,
      command: {
        type: 'change-company',
        companyRef:
          same && buyer.companyRef !== undefined
            ? buyer.companyRef
            : await platform.vault.put('company', buyerId, company, companyData),
        now: platform.clock.now().toISOString(),
      },
      context: commandContext,
    })
    if (isRejection(done)) return await eraseOrphaned(platform, 'company', buyerId, done)
    return result(company, { positions: [done.position] })
  })
