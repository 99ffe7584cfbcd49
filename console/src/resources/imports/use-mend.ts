import type { ImportErrorGroup, ImportRow } from '@pinline/contracts/catalogue/import/import-row'
import type { FieldChoice } from './field-choices.ts'
import type { ImportMapping } from './mend-mapping.ts'
import { useStartImport } from './use-start-import.ts'

/** A dialog that corrects all errors of a group. */
export interface MendDialogProps {
  readonly row: ImportRow
  readonly group: ImportErrorGroup
  /** The group's column, or its field where it has none. */
  readonly column: string
  readonly choice: FieldChoice | undefined
  /** The dry run with the correction has started. */
  readonly onMended: () => void
  readonly onClose: () => void
}

/** Starts a dry run of the import with another mapping. */
export const useMend = ({ row, onMended }: Pick<MendDialogProps, 'row' | 'onMended'>) => {
  const { start, busy, result } = useStartImport(onMended)
  const mend = async ({ mapping, constants }: ImportMapping) =>
    await start({
      importId: row.id,
      options: row.options,
      mapping: [...mapping],
      constants: [...constants],
      dryRun: true,
    })
  return { mend, busy, result }
}
