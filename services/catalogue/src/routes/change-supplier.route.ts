import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { commandRoute } from '@pinline/chassis/http/command-route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { changeSupplier } from '@pinline/contracts/catalogue/supplier/change-supplier'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { supplierDecider } from '../domain/supplier/supplier-decider.ts'
import { supplierContentOf } from '../suppliers/supplier-content-of.ts'
import { putSupplierContact } from '../suppliers/supplier-vault.ts'
import { supplierChangedOf } from './supplier-command-route.ts'

export const changeSupplierRoute = ({ platform }: CatalogueDeps) =>
  commandRoute(platform, changeSupplier, supplierDecider, {
    toCommand: async ({ id, revision, ...input }) => {
      const { state, version } = await loadStream(platform, supplierDecider, id)
      // Neither of them is to leave a contact in the vault: of a supplier that never was, and of an edit that is refused.
      if (state.status === 'none') return rejection('supplier-not-found')
      if (version !== revision) return rejection('version-conflict')
      const { content, contact } = supplierContentOf(input)
      const contactRef = await putSupplierContact(platform, id, contact)
      const now = platform.clock.now().toISOString()
      return {
        streamId: id,
        command: { type: 'change-supplier', ...content, contactRef, now } as const,
        expectedVersion: revision,
      }
    },
    toOutput: supplierChangedOf,
  })
