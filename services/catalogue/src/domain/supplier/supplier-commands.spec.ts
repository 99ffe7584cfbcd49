import { given } from '@pinline/chassis/domain/given'
import { vaultReference } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { archived, at, house, houseId, restored, written } from './supplier.fixtures.ts'
import { supplierDecider } from './supplier-decider.ts'

const adding = { type: 'add-supplier', supplierId: houseId, ...house, writtenAt: at } as const
const changing = { type: 'change-supplier', ...house, now: at } as const
const archiving = { type: 'archive-supplier', now: at } as const
const restoring = { type: 'restore-supplier', now: at } as const

describe('add-supplier', () => {
  it('adds a supplier, once', () => {
    given(supplierDecider, []).when(adding).then([written])
    given(supplierDecider, [written]).when(adding).thenNothing()
  })
})

describe('change-supplier', () => {
  it.each([
    { paymentTerms: '14 days net' },
    { address: { ...house.address, city: 'Lübeck' } },
    { contactRef: vaultReference.parse('supplier-su-0123456789abcdef@2') },
    { leadTimeDays: null },
  ])('writes it with %j', (change) =>
    given(supplierDecider, [written])
      .when({ ...changing, ...change })
      .then([{ type: 'supplier-written', data: { supplierId: houseId, ...house, ...change, writtenAt: at } }]),
  )

  it('leaves an archived one archived', () =>
    given(supplierDecider, [written, archived, written]).when(archiving).thenNothing())

  it('refuses what never was, and does nothing on repetition', () => {
    given(supplierDecider, []).when(changing).thenRejected('supplier-not-found')
    given(supplierDecider, [written]).when(changing).thenNothing()
  })
})

describe('archive-supplier', () => {
  it('takes a supplier out of use, once', () => {
    given(supplierDecider, [written]).when(archiving).then([archived])
    given(supplierDecider, [written, archived]).when(archiving).thenNothing()
    given(supplierDecider, []).when(archiving).thenRejected('supplier-not-found')
  })
})

describe('restore-supplier', () => {
  it('puts an archived supplier back, once', () => {
    given(supplierDecider, [written, archived]).when(restoring).then([restored])
    given(supplierDecider, [written]).when(restoring).thenNothing()
    given(supplierDecider, []).when(restoring).thenRejected('supplier-not-found')
  })
})
