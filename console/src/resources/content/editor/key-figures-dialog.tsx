import { useState } from 'react'
import { Field } from '../../../layout/field.tsx'
import { FormDialog } from '../../../layout/form-dialog.tsx'
import { useText } from '../../../messages/use-text.ts'
import type { EditorRequest, KeyFigure } from './editor-request.ts'

const maxFigures = 6
const maxFigureLength = 40
const maxTextLength = 120

interface Row extends KeyFigure {
  readonly key: number
}

interface KeyFiguresDialogProps {
  readonly request: Extract<EditorRequest, { kind: 'keyFigures' }>
  readonly onClose: () => void
}

/** One to six figures with what each means. Rows without both are left out. */
export const KeyFiguresDialog = ({ request, onClose }: KeyFiguresDialogProps) => {
  const text = useText()
  const [rows, setRows] = useState<readonly Row[]>(() =>
    (request.now ?? [{ figure: '', text: '' }]).map((keyFigure, key) => ({ ...keyFigure, key })),
  )
  const [submitted, setSubmitted] = useState(false)
  const complete = rows
    .map((row) => ({ figure: row.figure.trim(), text: row.text.trim() }))
    .filter((keyFigure) => keyFigure.figure !== '' && keyFigure.text !== '')
  const change = (key: number, part: Partial<KeyFigure>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const submit = () => {
    setSubmitted(true)
    if (complete.length === 0) return
    request.onSave(complete)
    onClose()
  }
  const wrong = submitted && complete.length === 0 ? text('forms.fault.required') : undefined
  return (
    <FormDialog
      title={text('resources.content.editor.blocks.keyFigures')}
      confirm={text('resources.content.editor.save')}
      busy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      {rows.map((row) => (
        <div key={row.key} className="key-figures-edit">
          <Field label={text('resources.content.editor.key_figures.figure')} fieldError={wrong}>
            {(control) => (
              <input
                {...control}
                className="input"
                maxLength={maxFigureLength}
                value={row.figure}
                onChange={({ target }) => change(row.key, { figure: target.value })}
              />
            )}
          </Field>
          <Field label={text('resources.content.editor.key_figures.text')}>
            {(control) => (
              <input
                {...control}
                className="input"
                maxLength={maxTextLength}
                value={row.text}
                onChange={({ target }) => change(row.key, { text: target.value })}
              />
            )}
          </Field>
        </div>
      ))}
      {rows.length < maxFigures && (
        <button
          type="button"
          className="button button-small"
          onClick={() => setRows((before) => [...before, { figure: '', text: '', key: (before.at(-1)?.key ?? 0) + 1 }])}
        >
          {text('resources.content.editor.key_figures.add')}
        </button>
      )}
    </FormDialog>
  )
}
