import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { CurrencyEvent } from '@pinline/events/catalogue/currency-event'
import type { StaffId } from '@pinline/events/ids'
import { type Currency, laterOf } from './currency.ts'

export interface ApproveExchangeRate {
  readonly type: 'approve-exchange-rate'
  readonly by: StaffId
  readonly now: string
}

/** Sets the proposed rate. Whoever proposed it cannot approve it. One whose time has come applies from now on. */
export const decideApproveExchangeRate = (state: Currency, command: ApproveExchangeRate): Decision<CurrencyEvent> => {
  const { proposed } = state
  if (proposed === null) return rejection('no-proposed-rate')
  const { proposedBy, ...rate } = proposed
  if (proposedBy === command.by) return rejection('second-person-required')
  const { now } = command
  return [{ type: 'exchange-rate-set', data: { ...rate, validFrom: laterOf(rate.validFrom, now), setAt: now } }]
}
