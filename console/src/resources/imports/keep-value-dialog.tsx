import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ImportStartError } from './import-start-error.tsx'
import { contentOfGroup, withMappedValue } from './mend-mapping.ts'
import { type MendDialogProps, useMend } from './use-mend.ts'

/** Confirms a value that is questioned, by mapping it to itself, and repeats the dry run. */
export const KeepValueDialog = (props: MendDialogProps) => {
  const { row, group, column, onMended, onClose } = props
  const text = useText()
  const format = useFormat()
  const { mend, busy, result } = useMend(props)
  const value = contentOfGroup(group)
  return (
    <FormDialog
      title={text('resources.imports.mends.keep_title', { value })}
      confirm={text('resources.imports.mends.confirm')}
      busy={busy}
      focusCancel
      onSubmit={() => mend(withMappedValue(row, row.headers.indexOf(column), { from: value, to: value }))}
      onClose={onClose}
    >
      <ImportStartError result={result} onShow={onMended} />
      {group.hint !== null && <p>{text('resources.imports.mends.keep_hint', { hint: group.hint })}</p>}
      <p className="small">
        {text('resources.imports.mends.keep_note', {
          smart_count: group.count,
          rows: format.number(group.count),
          column,
        })}
      </p>
    </FormDialog>
  )
}
