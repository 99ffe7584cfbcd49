import { useState } from 'react'
import { useNotify } from 'react-admin'
import {
  chosenOfMine,
  type DifferentField,
  differentFields,
  type FieldValues,
  hasConflict,
  preselected,
  type SideChoices,
} from './three-way.ts'

/** Two versions of a record of which one must be chosen, field by field. */
interface Conflict<Row> {
  readonly newest: Row
  readonly fields: readonly DifferentField[]
}

interface ConflictOptions<Row, Values extends FieldValues> {
  /** The record as it is now; undefined if it cannot be edited any more. */
  readonly load: (base: Row) => Promise<Row | undefined>
  readonly versionOf: (record: Row) => number
  readonly valuesOf: (record: Row) => Values
  /** Saves the values of one's own that stand upon another version. True once they are saved. */
  readonly saveOn: (newest: Row, mine: Partial<Values>) => Promise<boolean>
}

/**
 * What happens after a save was refused because of a newer version. What only one side has changed goes together and is saved
 * at once; for the rest the person chooses, and the form keeps what was entered until then. Another change in the meantime is
 * another conflict.
 */
export const useConflict = <Row, Values extends FieldValues>({
  load,
  versionOf,
  valuesOf,
  saveOn,
}: ConflictOptions<Row, Values>) => {
  const notify = useNotify()
  const [conflict, setConflict] = useState<Conflict<Row>>()
  const save = async ({ newest, fields }: Conflict<Row>, choices: SideChoices) =>
    await saveOn(newest, chosenOfMine(fields, choices) as Partial<Values>)
  return {
    fields: conflict?.fields,
    /** Compares with the newest version. False where there is none to compare with. */
    compare: async (base: Row, mine: Values): Promise<boolean> => {
      const newest = await load(base)
      if (newest === undefined || versionOf(newest) <= versionOf(base)) return false
      const fields = differentFields(valuesOf(base), mine, valuesOf(newest))
      if (hasConflict(fields)) setConflict({ newest, fields })
      else if (
        (await save({ newest, fields }, preselected(fields))) &&
        fields.some(({ changedBy }) => changedBy === 'theirs')
      )
        notify('conflicts.merged')
      return true
    },
    choose: async (choices: SideChoices): Promise<void> => {
      if (conflict === undefined) return
      setConflict(undefined)
      await save(conflict, choices)
    },
    close: () => setConflict(undefined),
  }
}

export type ConflictState = Pick<ReturnType<typeof useConflict>, 'fields' | 'choose' | 'close'> & {
  /** Whether the choice is saved at once, as it is after a refused save, or only taken into the form. */
  readonly confirm?: 'save' | 'take'
}
