import type { AfterSaleDetail } from '@pinline/contracts/order/after-sale/after-sale-row'

export type AfterSaleStep =
  | 'submitted'
  | 'approved'
  | 'received'
  | 'refunded'
  | 'replaced'
  | 'closed'
  | 'rejected'
  | 'cancelled'

export interface AfterSaleProgress {
  readonly step: AfterSaleStep
  readonly state: 'done' | 'current' | 'ahead'
  readonly at: string | null
}

type Followed = Pick<AfterSaleDetail, 'status' | 'steps' | 'kind' | 'returnRequired'>

/** The steps that a request takes: without a return nothing is received, and it ends with money or with pieces. */
const stepsOf = ({ status, steps, kind, returnRequired }: Followed): readonly AfterSaleStep[] => {
  const isReplaced = steps.replacedAt !== null || (steps.refundedAt === null && kind !== 'return')
  const usual = [
    'submitted',
    'approved',
    ...(returnRequired === false ? [] : (['received'] as const)),
    isReplaced ? 'replaced' : 'refunded',
    'closed',
  ] as const
  return status === 'rejected' || status === 'cancelled'
    ? [...usual.filter((step) => steps[`${step}At`] !== null), status]
    : usual
}

/** Progress of a request on the pin line. A rejected or withdrawn one stops there. */
export const afterSaleProgress = (request: Followed): readonly AfterSaleProgress[] => {
  const steps = stepsOf(request)
  const current = steps.indexOf(request.status)
  const isOver = current === steps.length - 1
  return steps.map((step, place) => ({
    step,
    at: request.steps[`${step}At`],
    state: place < current || (place === current && isOver) ? 'done' : place === current ? 'current' : 'ahead',
  }))
}
