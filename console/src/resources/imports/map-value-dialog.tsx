import { useState } from 'react'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ImportStartError } from './import-start-error.tsx'
import { contentOfGroup, withMappedValue } from './mend-mapping.ts'
import { MendValueField } from './mend-value-field.tsx'
import { type MendDialogProps, useMend } from './use-mend.ts'

/** Reads a value of a column as another one, or its empty cells as a value, and repeats the dry run. */
export const MapValueDialog = (props: MendDialogProps) => {
  const { row, group, column, choice, onMended, onClose } = props
  const text = useText()
  const format = useFormat()
  const { mend, busy, result } = useMend(props)
  const fills = group.reason === 'missing'
  const [value, setValue] = useState(() =>
    choice?.values?.some((known) => known.value === group.hint) ? (group.hint ?? '') : '',
  )
  const [isAttempted, setAttempted] = useState(false)
  const fieldError = fills && isAttempted && value.trim() === '' ? text('forms.fault.required') : undefined

  const submit = async () => {
    setAttempted(true)
    if (fills && value.trim() === '') return
    const mapped = { from: contentOfGroup(group), to: value.trim() }
    await mend(withMappedValue(row, row.headers.indexOf(column), mapped))
  }

  return (
    <FormDialog
      title={text(`resources.imports.mends.${fills ? 'fill_title' : 'map_title'}`, { column })}
      confirm={text('resources.imports.mends.confirm')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ImportStartError result={result} onShow={onMended} />
      <MendValueField
        label={
          fills
            ? text('resources.imports.mends.fill_label')
            : text('resources.imports.mends.map_label', { value: group.value ?? '' })
        }
        hint={text(`resources.imports.mends.${fills ? 'fill_hint' : 'map_hint'}`, {
          smart_count: group.count,
          rows: format.number(group.count),
        })}
        none={fills ? undefined : text('resources.imports.mends.as_empty')}
        values={choice?.values}
        value={value}
        fieldError={fieldError}
        onChange={setValue}
      />
    </FormDialog>
  )
}
