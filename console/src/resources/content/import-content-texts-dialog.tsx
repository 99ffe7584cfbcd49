import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import { importContentTexts } from '@pinline/contracts/catalogue/content/import-content-texts'
import { previewContentTexts } from '@pinline/contracts/catalogue/content/preview-content-texts'
import { type TranslatedTexts, translationFileBelowBytes } from '@pinline/contracts/catalogue/content/translated-texts'
import { useApi } from '@pinline/ui/api-client/api-context'
import { formOf } from '@pinline/ui/api-client/upload'
import { useState } from 'react'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { fileSize } from '../files/file-size.ts'
import { TranslatedItems } from './translated-items.tsx'

const nameOf = (code: LanguageCode): string => languages.find((one) => one.code === code)?.name ?? code

/** Checks a file, says what it would do, and then what it did. */
const useTranslationFile = () => {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const [file, setFile] = useState<File>()
  const [texts, setTexts] = useState<TranslatedTexts>()
  const [fault, setFault] = useState<string>()
  const [isDone, setDone] = useState(false)
  const [busy, setBusy] = useState(false)

  const send = async (call: typeof previewContentTexts | typeof importContentTexts, sent: File) => {
    setBusy(true)
    setFault(undefined)
    try {
      const outcome = await api.call(call, {}, { form: formOf({}, sent, sent.name), silent: true })
      if (outcome.kind === 'ok') setTexts(outcome.data)
      else setFault(outcome.kind === 'refused' ? outcome.message : text('forms.fault.invalid'))
      return outcome.kind === 'ok'
    } catch (error) {
      setFault(error instanceof Error ? error.message : text('forms.fault.invalid'))
      return false
    } finally {
      setBusy(false)
    }
  }
  const choose = async (chosen: File) => {
    setTexts(undefined)
    setFile(chosen)
    if (chosen.size < translationFileBelowBytes) return void (await send(previewContentTexts, chosen))
    const size = fileSize(translationFileBelowBytes, format.measure)
    setFault(text('resources.files.upload.too_large', { size }))
  }
  const run = async () => {
    if (file === undefined) return setFault(text('forms.fault.required'))
    if (await send(importContentTexts, file)) setDone(true)
  }
  return { texts, fault, isDone, busy, choose, run }
}

interface ImportProps {
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Imports a translators' file: it is checked first, and nothing is written before that is confirmed. */
export const ImportContentTextsDialog = ({ onDone, onClose }: ImportProps) => {
  const text = useText()
  const { texts, fault, isDone, busy, choose, run } = useTranslationFile()
  const changed = texts?.list.filter(({ outcome }) => outcome === 'changed').length ?? 0
  const isOver = isDone || (texts !== undefined && changed === 0)
  const close = isDone ? onDone : onClose
  // What is imported is known once the file has been checked.
  const step =
    texts === undefined
      ? text('resources.content.translation.import_title')
      : text('resources.content.translation.import_confirm', { smart_count: changed })
  const confirm = isOver ? text('forms.close') : step
  return (
    <FormDialog
      wide
      title={text('resources.content.translation.import_title')}
      confirm={confirm}
      busy={busy}
      onSubmit={isOver ? close : run}
      onClose={close}
    >
      {!isDone && (
        <Field
          label={text('resources.content.translation.file')}
          hint={text('resources.content.translation.file_hint')}
          fieldError={fault}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              className="input"
              accept=".xlf,.xliff,.xml,.csv,application/xliff+xml,text/csv"
              disabled={busy}
              onChange={({ target }) => {
                const chosen = target.files?.[0]
                if (chosen !== undefined) void choose(chosen)
              }}
            />
          )}
        </Field>
      )}
      {texts !== undefined && (
        <>
          <p>
            {text('resources.content.translation.languages', {
              source: nameOf(texts.source),
              target: nameOf(texts.target),
            })}
          </p>
          <TranslatedItems texts={texts} isDone={isDone} />
        </>
      )}
    </FormDialog>
  )
}
