import type { ProductRecord } from '@pinline/contracts/catalogue/product/get-product'
import type { ChangedField } from '@pinline/contracts/catalogue/product/list-product-history'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useState } from 'react'
import { productChanges } from './field-changes.ts'

export interface ProductDialogProps {
  readonly product: ProductRecord
  readonly onClose: () => void
  readonly onDone: () => void
  /** Refetches the product. */
  readonly onReload: () => Promise<ProductRecord | undefined>
}

/** The product as the person has loaded it, the result of the command, and what others have changed since. */
export const useProductCommand = (
  { product, onDone, onReload }: ProductDialogProps,
  changesOf: typeof productChanges = productChanges,
) => {
  const [snapshot, setSnapshot] = useState(product)
  const [conflictingChanges, setConflictingChanges] = useState<readonly ChangedField[]>()
  const [result, setResult] = useState<CommandResult<unknown>>()
  return {
    snapshot,
    conflictingChanges,
    result,
    handleResult: (outcome: CommandResult<unknown>) => {
      if (outcome.kind === 'done') onDone()
      else setResult(outcome)
    },
    reload: async () => {
      const newest = await onReload()
      if (newest !== undefined) {
        setConflictingChanges(changesOf(snapshot, newest))
        setSnapshot(newest)
      }
      setResult(undefined)
    },
  }
}
