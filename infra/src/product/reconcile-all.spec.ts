import { describe, expect, it } from 'vitest'
import { reconcileAll, reconciledTable } from './reconcile-all.ts'

const startedAt = '2026-11-25T08:00:00.000Z'

describe('reconcile all', () => {
  it('goes on where each batch ended, and sums them up', async () => {
    const places: (string | undefined)[] = []
    const total = await reconcileAll('order', 'views', async ({ from }) => {
      places.push(from?.after)
      const examples = [{ kind: 'row-missing', streamId: `${places.length}`, detail: 'orders has no row' }]
      const next = places.length < 3 ? { after: `after-${places.length}`, startedAt } : null
      return { checked: 200, repaired: 1, open: places.length === 3 ? 1 : 0, examples, next }
    })
    expect(places).toEqual([undefined, 'after-1', 'after-2'])
    expect(total).toMatchObject({ checked: 600, repaired: 3, open: 1 })
    expect(total.examples).toHaveLength(3)
  })

  it('is shown as a table with examples', () => {
    const of = { repaired: 0, open: 0, examples: [] }
    const found = { kind: 'row-missing', streamId: '3330812345678', detail: 'orders has no row' }
    expect(
      reconciledTable([
        { service: 'order', reconciler: 'views', checked: 12_345, ...of, repaired: 1, examples: [found] },
        { service: 'catalogue', reconciler: 'reservations', checked: 7, ...of },
      ]),
    ).toEqual([
      'service    reconciler    checked  repaired  open',
      'order      views           12345         1     0',
      'catalogue  reservations        7         0     0',
      'order: row-missing 3330812345678: orders has no row',
    ])
  })
})
