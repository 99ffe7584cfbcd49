import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { describe, expect, it } from 'vitest'
import { findingsOf, isKnownKind } from './findings.ts'

const finding = (streamId: string, state: 'open' | 'repaired' | 'resolved', lastAt: string) => ({
  ...{ reconciler: 'views', kind: 'row-missing', streamId, detail: 'orders has no row', state },
  ...{ firstAt: '2026-11-20T09:00:00.000Z', lastAt, times: 1, view: 'orders', fields: [] },
})

const service = (name: ServiceOperations['name'], findings: ServiceOperations['findings']): ServiceOperations => ({
  ...{
    name,
    ready: true,
    outbox: { pending: 0, oldestSeconds: 0 },
    consumers: [],
    reconcilers: [],
    jobs: null,
    findings,
  },
})

describe('findings', () => {
  const services = [
    service('order', [
      finding('1', 'open', '2026-11-20T09:01:00.000Z'),
      finding('2', 'repaired', '2026-11-20T09:02:00.000Z'),
    ]),
    service('catalogue', [
      finding('3', 'open', '2026-11-20T09:03:00.000Z'),
      finding('4', 'resolved', '2026-11-20T09:04:00.000Z'),
    ]),
  ]
  it('that a person has to look at are apart from the others, the latest first', () => {
    expect(findingsOf(services, true).map(({ service: of, streamId }) => [of, streamId])).toEqual([
      ['catalogue', '3'],
      ['order', '1'],
    ])
    expect(findingsOf(services, false).map(({ streamId }) => streamId)).toEqual(['4', '2'])
  })
  it('of a newer release may have kinds without a text', () => {
    expect(isKnownKind('row-missing')).toBe(true)
    expect(isKnownKind('row-of-tomorrow')).toBe(false)
  })
})
