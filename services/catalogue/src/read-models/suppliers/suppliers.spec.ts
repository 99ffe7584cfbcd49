import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { SupplierEvent } from '@pinline/events/catalogue/supplier-event'
import type { RecordedEvent } from '@pinline/events/event'
import { expect, it } from 'vitest'
import { archived, at, house, houseId, restored, written } from '../../domain/supplier/supplier.fixtures.ts'
import { suppliersProjection } from './suppliers.projection.ts'

const by = 's-0123456789abcdef'
const rowAfter = (...events: readonly SupplierEvent[]) =>
  replayTwice(
    suppliersProjection,
    events.map(
      (event, index): RecordedEvent => ({
        ...{ id: `${houseId}@${index + 1}`, service: 'catalogue', streamType: 'supplier', streamId: houseId },
        ...{ sequence: index + 1, event, actor: { kind: 'staff', id: by }, correlationId: 'c', causationId: 'c' },
        recordedAt: at,
      }),
    ),
  ).get(houseId)

it('is found by name, company, numbers and city', () =>
  expect(rowAfter(written)).toMatchObject({
    ...{ supplierId: houseId, content: house, status: 'active', updatedAt: at, updatedBy: by },
    order: 'connector house',
    searchText: 'connector house\nconnector house gmbh\n70021\nde123456789\nkiel',
  }))
it('stays archived when it is changed, until it is restored', () => {
  expect(rowAfter(written, archived, written)).toMatchObject({ status: 'archived' })
  expect(rowAfter(written, archived, restored)).toMatchObject({ status: 'active' })
})
