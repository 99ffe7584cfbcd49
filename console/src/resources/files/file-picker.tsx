import './files.css'
import { acceptOf } from '@pinline/ui/api-client/upload'
import { useState } from 'react'
import { Field } from '../../layout/field.tsx'
import { Icon } from '../../layout/icon.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { fileSize } from './file-size.ts'
import type { useChosenFile } from './use-chosen-file.ts'

interface FilePickerProps {
  readonly label: string
  readonly hint: string
  /** Text shown while no file is chosen. */
  readonly choose: string
  readonly chosen: ReturnType<typeof useChosenFile>
  readonly disabled: boolean
  readonly onChoose: (file: File) => void
}

/** A drop zone with a file input. */
export const FilePicker = ({ label, hint, choose, chosen, disabled, onChoose }: FilePickerProps) => {
  const format = useFormat()
  const [over, setOver] = useState(false)
  const { input, rule, file, fieldError } = chosen
  return (
    <Field label={label} fieldError={fieldError} hint={hint}>
      {(control) => (
        <div className={`drop${over ? ' drop-over' : ''}`}>
          <input
            {...control}
            ref={input}
            type="file"
            className="drop-input"
            accept={acceptOf(rule)}
            disabled={disabled}
            onChange={({ target }) => {
              const picked = target.files?.[0]
              if (picked !== undefined) onChoose(picked)
              target.value = ''
            }}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
          />
          <Icon name="page" size={24} />
          {file === undefined ? (
            <span>{choose}</span>
          ) : (
            <span className="drop-file">
              <b>{file.name}</b> <span className="figure nowrap">{fileSize(file.size, format.measure)}</span>
            </span>
          )}
        </div>
      )}
    </Field>
  )
}
