import type { Done } from '@pinline/chassis/event-store/handle-command'
import { commandRoute } from '@pinline/chassis/http/command-route'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import type { SupplierChanged, supplierChanged } from '@pinline/contracts/catalogue/supplier/supplier-record'
import type { SupplierEvent } from '@pinline/events/catalogue/supplier-event'
import type { SupplierId } from '@pinline/events/ids'
import type { z } from 'zod'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { Supplier } from '../domain/supplier/supplier.ts'
import { type SupplierCommand, supplierDecider } from '../domain/supplier/supplier-decider.ts'

/** Where a supplier stands after a command. */
export const supplierChangedOf = ({ state, version }: Done<Supplier, SupplierEvent>): SupplierChanged => {
  if (state.status === 'none') throw new Error('a command left a supplier unknown')
  return { id: state.supplierId, revision: version }
}

/** A call that decides one command on one supplier, on the version that its editor saw. */
export const supplierCommandRoute = <Input extends z.ZodType<{ readonly id: SupplierId; readonly revision: number }>>(
  { platform }: CatalogueDeps,
  call: Call<Input, typeof supplierChanged>,
  toCommand: (now: string) => SupplierCommand,
): Route =>
  commandRoute(platform, call, supplierDecider, {
    toCommand: ({ id, revision }) => ({
      streamId: id,
      command: toCommand(platform.clock.now().toISOString()),
      expectedVersion: revision,
    }),
    toOutput: supplierChangedOf,
  })
