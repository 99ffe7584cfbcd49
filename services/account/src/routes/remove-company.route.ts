import { commandRoute } from '@pinline/chassis/http/command-route'
import { removeCompany } from '@pinline/contracts/account/buyer/remove-company'
import type { AccountDeps } from '../account-deps.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'

export const removeCompanyRoute = ({ platform }: AccountDeps) =>
  commandRoute(platform, removeCompany, buyerDecider, {
    toCommand: (_input, { buyerId }) => {
      const now = platform.clock.now().toISOString()
      return { streamId: buyerId, command: { type: 'change-company', companyRef: null, now } as const }
    },
    toOutput: () => ({ removed: true }) as const,
  })
