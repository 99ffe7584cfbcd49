import { expect, test } from 'vitest'
import { isOfAnotherBuyer } from './other-tabs.ts'
import type { Session } from './session.ts'

const visitor: Session = { status: 'visitor' }
const buyer = (id: string): Session => ({ status: 'buyer', token: 't', expiresAt: '2026-01-01', buyer: { id } })

test.each<{ shown: Session; now: Session; isOther: boolean }>([
  { shown: buyer('b-1'), now: buyer('b-1'), isOther: false },
  { shown: buyer('b-1'), now: buyer('b-2'), isOther: true },
  { shown: buyer('b-1'), now: visitor, isOther: true },
  { shown: visitor, now: buyer('b-1'), isOther: false },
  { shown: visitor, now: visitor, isOther: false },
])(
  'a page of $shown.status $shown.buyer.id with $now.status $now.buyer.id is stale: $isOther',
  ({ shown, now, isOther }) => {
    expect(isOfAnotherBuyer(shown, now)).toBe(isOther)
  },
)
