import { recordVisitSteps } from '@pinline/contracts/notification/record-visit-steps'
import { recordVisitor } from '@pinline/contracts/notification/record-visitor'
import type { ReportedStep } from '@pinline/contracts/notification/visitor/visit-steps'
import type { Caller } from '../harness/shop.ts'

const visits = 20
const steps: readonly (readonly ReportedStep[])[] = [
  ...Array.from({ length: 12 }, (): readonly ReportedStep[] => ['visit-searched', 'search-made']),
  ...Array.from({ length: 8 }, (): readonly ReportedStep[] => ['search-opened']),
  ...Array.from({ length: 5 }, (): readonly ReportedStep[] => ['visit-added', 'search-added']),
  ['search-empty'],
  ['search-ordered'],
]

/** Visits and what they came to, for the charts. */
export const fillVisits = async (visitor: Caller): Promise<void> => {
  for (let visit = 0; visit < visits; visit += 1)
    (await visitor.call(recordVisitor, { type: 1, page: '/index', timeZone: 'Europe/Berlin' })).data()
  for (const some of steps) (await visitor.call(recordVisitSteps, { steps: [...some] })).data()
}
