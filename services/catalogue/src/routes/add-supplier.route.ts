import { commandRoute } from '@pinline/chassis/http/command-route'
import { addSupplier } from '@pinline/contracts/catalogue/supplier/add-supplier'
import { supplierId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { supplierDecider } from '../domain/supplier/supplier-decider.ts'
import { supplierContentOf } from '../suppliers/supplier-content-of.ts'
import { putSupplierContact } from '../suppliers/supplier-vault.ts'
import { supplierChangedOf } from './supplier-command-route.ts'

export const addSupplierRoute = ({ platform }: CatalogueDeps) =>
  commandRoute(platform, addSupplier, supplierDecider, {
    toCommand: async (input) => {
      const id = supplierId.parse(platform.newId('su'))
      const { content, contact } = supplierContentOf(input)
      const contactRef = await putSupplierContact(platform, id, contact)
      const writtenAt = platform.clock.now().toISOString()
      const command = { type: 'add-supplier', supplierId: id, ...content, contactRef, writtenAt } as const
      return { streamId: id, command }
    },
    toOutput: supplierChangedOf,
  })
