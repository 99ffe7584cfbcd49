import type { ProductRecord } from '@pinline/contracts/catalogue/product/get-product'
import type { ChangedField } from '@pinline/contracts/catalogue/product/list-product-history'
import { useState } from 'react'
import type { CommandAnswer } from '../../providers/use-command.ts'
import { productChanges } from './field-changes.ts'

export interface ProductDialogProps {
  readonly product: ProductRecord
  readonly onClose: () => void
  readonly onDone: () => void
  /** Reads the product as it stands now. */
  readonly onReload: () => Promise<ProductRecord | undefined>
}

/** The product as the person of a dialog saw it, how the command went, and what others have changed meanwhile. */
export const useProductCommand = (
  { product, onDone, onReload }: ProductDialogProps,
  changesOf: typeof productChanges = productChanges,
) => {
  const [seen, setSeen] = useState(product)
  const [meanwhile, setMeanwhile] = useState<readonly ChangedField[]>()
  const [answer, setAnswer] = useState<CommandAnswer<unknown>>()
  return {
    seen,
    meanwhile,
    answer,
    take: (told: CommandAnswer<unknown>) => {
      if (told.kind === 'done') onDone()
      else setAnswer(told)
    },
    reload: async () => {
      const newest = await onReload()
      if (newest !== undefined) {
        setMeanwhile(changesOf(seen, newest))
        setSeen(newest)
      }
      setAnswer(undefined)
    },
  }
}
