import { useState } from 'react'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ImportStartError } from './import-start-error.tsx'
import { withConstant } from './mend-mapping.ts'
import { MendValueField } from './mend-value-field.tsx'
import { type MendDialogProps, useMend } from './use-mend.ts'

/** Sets a field to one value for every row instead of its column, and repeats the dry run. */
export const SetConstantDialog = (props: MendDialogProps) => {
  const { row, group, column, choice, onMended, onClose } = props
  const text = useText()
  const format = useFormat()
  const { mend, busy, result } = useMend(props)
  const [value, setValue] = useState('')
  const [isAttempted, setAttempted] = useState(false)
  const inFile = row.headers.includes(column)

  const submit = async () => {
    setAttempted(true)
    if (group.field !== null && value.trim() !== '') await mend(withConstant(row, group.field, value.trim()))
  }

  return (
    <FormDialog
      title={text('resources.imports.mends.constant_title', { field: choice?.title ?? column })}
      confirm={text('resources.imports.mends.confirm')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ImportStartError result={result} onShow={onMended} />
      <MendValueField
        label={text('resources.imports.mends.constant_label')}
        hint={
          inFile
            ? text('resources.imports.mends.constant_hint', { rows: format.number(row.counts.rows), column })
            : text('resources.imports.mends.constant_hint_no_column', { rows: format.number(row.counts.rows) })
        }
        values={choice?.values}
        value={value}
        fieldError={isAttempted && value.trim() === '' ? text('forms.fault.required') : undefined}
        onChange={setValue}
      />
    </FormDialog>
  )
}
