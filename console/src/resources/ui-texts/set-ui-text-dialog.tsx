import type { LanguageCode } from '@pinline/contracts/api/languages'
import { languageTag } from '@pinline/contracts/api/languages'
import { setUiText } from '@pinline/contracts/catalogue/ui-text/set-ui-text'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { fieldErrorsOf, useFieldErrorText } from '../../layout/field-errors.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormResult } from '../../layout/use-form-result.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { valueNames } from './preview-lines.ts'
import type { ScreenText } from './screen-text.ts'
import { useTextPreview } from './use-text-preview.ts'

interface SetUiTextProps {
  readonly language: LanguageCode
  readonly shown: ScreenText
  readonly revision: number
  readonly onClose: () => void
  readonly onDone: () => void
  /** Refetches the texts and returns their newest revision. */
  readonly onReload: () => Promise<number | undefined>
}

const Preview = ({ language, lines }: { language: LanguageCode; lines: readonly string[] | undefined }) => {
  const text = useText()
  return (
    <div className="field">
      <span className="label">{text('resources.ui-texts.edit.preview')}</span>
      <div className="ui-text-preview" role="status" lang={languageTag(language)}>
        {lines === undefined ? (
          <p className="small">{text('resources.ui-texts.edit.unreadable')}</p>
        ) : (
          lines.map((line) => <p key={line}>{line}</p>)
        )}
      </div>
    </div>
  )
}

/** A text of the screens in one language: what the file says, what staff write in its place, and how it will read. */
export const SetUiTextDialog = ({ language, shown, revision, onClose, onDone, onReload }: SetUiTextProps) => {
  const text = useText()
  const format = useFormat()
  const { send, isPending } = useCommand(setUiText)
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()
  const fieldErrorText = useFieldErrorText(fieldErrors)
  const [seen, setSeen] = useState(revision)
  const { key, source, base, changed, state } = shown
  const [written, setWritten] = useState(changed?.text ?? base)
  const preview = useTextPreview(key, language)
  const values = valueNames(key, base === '' ? source : base)
  const tag = languageTag(language)

  const submit = async () => {
    const input = { language, key, revision: seen, text: written, base, source }
    if (!passesValidation(fieldErrorsOf(setUiText.input, input))) return
    const outcome = await send(input)
    if (outcome.kind === 'done') onDone()
    else showResult(outcome)
  }
  const reload = async () => {
    setSeen((await onReload()) ?? seen)
    reset()
  }

  return (
    <FormDialog
      title={text('resources.ui-texts.edit.title')}
      confirm={text('resources.ui-texts.edit.confirm')}
      busy={isPending}
      wide
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <dl className="ui-text-facts">
        <dt className="label">{text('resources.ui-texts.key')}</dt>
        <dd>
          <code>{key}</code>
        </dd>
        {language !== 'en' && (
          <>
            <dt className="label">{text('resources.ui-texts.source')}</dt>
            <dd lang="en">{source}</dd>
          </>
        )}
        <dt className="label">{text('resources.ui-texts.edit.base')}</dt>
        <dd lang={tag}>{base === '' ? '–' : base}</dd>
        {state === 'outdated' && (
          <>
            <dt className="label">{text('resources.ui-texts.edit.before')}</dt>
            <dd lang={tag}>{changed?.base === base ? changed.source : changed?.base}</dd>
          </>
        )}
      </dl>
      <Field
        label={text('resources.ui-texts.edit.text')}
        hint={values.length > 0 ? text('resources.ui-texts.edit.values', { names: format.list(values) }) : undefined}
        fieldError={fieldErrorText('text')}
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={Math.min(8, Math.max(2, Math.ceil(written.length / 60)))}
            maxLength={1000}
            lang={tag}
            value={written}
            onChange={({ target }) => {
              setWritten(target.value)
              clearFieldErrors({ text: target.value })
            }}
          />
        )}
      </Field>
      <Preview language={language} lines={preview(written)} />
    </FormDialog>
  )
}
