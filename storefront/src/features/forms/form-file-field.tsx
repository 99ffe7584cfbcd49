import { formFileRule } from '@pinline/contracts/notification/form/form-fields'
import { acceptOf } from '@pinline/ui/api-client/upload'
import { Button } from '@pinline/ui/design/button.tsx'
import { FieldError } from '@pinline/ui/design/field-error.tsx'
import { Paperclip, X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import type { useChosenFiles } from './use-chosen-files.ts'

interface FormFileFieldProps {
  readonly chosen: ReturnType<typeof useChosenFiles>
  /** Without script the browser's own field is shown, which sends what was chosen in it. */
  readonly hasScript: boolean
}

/** Chooses the files of a form, and lists them. */
export function FormFileField({ chosen, hasScript }: FormFileFieldProps): ReactNode {
  const { t } = useTranslation('forms')
  const id = useId()
  const { files, fieldError, add, drop } = chosen
  const input = useRef<HTMLInputElement>(null)
  const { maxFiles } = formFileRule
  return (
    <div className="field form-wide">
      <label className="label" htmlFor={id}>
        {t('files.label')}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        name="file"
        multiple
        className="form-native-file"
        hidden={hasScript}
        accept={acceptOf(formFileRule)}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {files.length > 0 && (
        <ul className="form-chosen-files">
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <Paperclip className="icon" aria-hidden="true" />
              <span>{file.name}</span>
              <Button
                square
                small
                tone="quiet"
                aria-label={t('files.remove', { name: file.name })}
                onPress={() => drop(file)}
              >
                <X className="icon" aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasScript && (
        <div>
          <Button small isDisabled={files.length >= maxFiles} onPress={() => input.current?.click()}>
            {t('files.choose')}
          </Button>
        </div>
      )}
      <span className="field-hint" id={`${id}-hint`}>
        {t('files.hint', { count: maxFiles })}
      </span>
      <FieldError message={fieldError} />
    </div>
  )
}
