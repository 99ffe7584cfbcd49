import type { ProductId } from '@pinline/events/ids'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useBulk } from '../../../layout/bulk/use-bulk.ts'
import type { ProductRecord } from '../product-record.ts'
import { type BulkChanges, noChanges } from './bulk-changes.ts'
import { editInputOf, useEditStep } from './use-edit-step.ts'

/**
 * Changes of parts from when they are chosen until their results were seen.
 * @param changesOf what is changed of a part by what was chosen
 */
export const useEditRun = <Chosen>(changesOf: (chosen: Chosen, row: ProductRecord) => BulkChanges) => {
  const notify = useNotify()
  const [chosen, setChosen] = useState<Chosen>()
  const step = useEditStep((row) => (chosen === undefined ? noChanges : changesOf(chosen, row)))
  const bulk = useBulk(step)
  return {
    step,
    bulk,
    /** Undefined until something is chosen. */
    chosen,
    choose: (ids: readonly ProductId[], next: Chosen) => {
      setChosen(() => next)
      const inputOf = editInputOf((row) => changesOf(next, row))
      bulk.load(ids, inputOf).catch(() => {
        setChosen(undefined)
        notify('shell.bulk.unavailable', { type: 'error' })
      })
    },
    end: () => setChosen(undefined),
  }
}
