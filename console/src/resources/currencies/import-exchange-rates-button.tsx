import { permissionOf } from '@pinline/contracts/api/call'
import type { CurrencyRow } from '@pinline/contracts/catalogue/price/currency-row'
import {
  type ImportedRates,
  importExchangeRates,
  ratesFileLength,
} from '@pinline/contracts/catalogue/price/import-exchange-rates'
import { previewExchangeRates } from '@pinline/contracts/catalogue/price/preview-exchange-rates'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandButton } from '../../layout/command-button.tsx'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormResult } from '../../layout/use-form-result.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { rateText } from './rate-text.ts'

interface ImportRatesProps {
  readonly known: readonly CurrencyRow[]
  readonly onDone: () => void
}

const Rates = ({ rates, known }: { rates: ImportedRates; known: ImportRatesProps['known'] }) => {
  const text = useText()
  const format = useFormat()
  return (
    <>
      <p>{text('resources.currencies.import.date', { date: format.calendarDate(rates.date) })}</p>
      <table className="data-table">
        <thead>
          <tr>
            <th>{text('resources.currencies.import.currency')}</th>
            <th className="number">{text('resources.currencies.import.before')}</th>
            <th className="number">{text('resources.currencies.import.after')}</th>
            <th>{text('resources.currencies.import.result')}</th>
          </tr>
        </thead>
        <tbody>
          {rates.list.map(({ code, outcome, ...rate }) => {
            const before = known.find((one) => one.code === code)?.rate ?? null
            return (
              <tr key={code}>
                <td>{code}</td>
                <td className="number figure">{before === null ? '–' : format.rate(rateText(before), code)}</td>
                <td className="number figure">{format.rate(rateText(rate), code)}</td>
                <td>{text(`resources.currencies.import.outcome.${outcome}`)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

const ImportDialog = ({ known, onDone, onClose }: ImportRatesProps & { readonly onClose: () => void }) => {
  const text = useText()
  const api = useApi()
  const { send, isPending } = useCommand(importExchangeRates)
  const { form, fieldErrors, result, passesValidation, showResult } = useFormResult()
  const [file, setFile] = useState('')
  const [preview, setPreview] = useState<ImportedRates>()
  const [fault, setFault] = useState<string>()
  const changes = preview?.list.filter(({ outcome }) => outcome !== 'unchanged').length ?? 0

  const choose = async (chosen: File) => {
    setPreview(undefined)
    setFault(undefined)
    passesValidation({})
    // The newest day comes first: a long history is not read to its end.
    const begin = (await chosen.slice(0, ratesFileLength).text()).replace(/\n[^\n]*$/, '\n')
    setFile(begin)
    try {
      setPreview(await api.read(previewExchangeRates, { file: begin }, { silent: true }))
    } catch (error) {
      setFault(error instanceof Error ? error.message : text('forms.fault.invalid'))
    }
  }
  const submit = async () => {
    if (preview === undefined) {
      passesValidation({ file: 'required' })
      return
    }
    if (changes === 0) {
      onClose()
      return
    }
    const outcome = await send({ file })
    if (outcome.kind === 'done') onDone()
    else showResult(outcome)
  }

  return (
    <FormDialog
      title={text('resources.currencies.import.title')}
      confirm={
        preview !== undefined && changes === 0
          ? text('forms.close')
          : text('resources.currencies.import.confirm', { smart_count: changes })
      }
      busy={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => undefined} />
      <Field
        label={text('resources.currencies.import.file')}
        hint={text('resources.currencies.import.hint')}
        fieldError={fault ?? (fieldErrors.file === undefined ? undefined : text('forms.fault.required'))}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            className="input"
            accept=".csv,text/csv"
            onChange={({ target }) => {
              const chosen = target.files?.[0]
              if (chosen !== undefined) void choose(chosen)
            }}
          />
        )}
      </Field>
      {preview !== undefined && <Rates rates={preview} known={known} />}
    </FormDialog>
  )
}

/** Opens the import of the European Central Bank's reference rates: the file is checked before anything is set. */
export const ImportExchangeRatesButton = ({ known, onDone }: ImportRatesProps) => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <CommandButton permission={permissionOf(importExchangeRates)} small={false} onPress={() => setOpen(true)}>
        {text('resources.currencies.import.command')}
      </CommandButton>
      {isOpen && (
        <ImportDialog
          known={known}
          onClose={close}
          onDone={() => {
            close()
            onDone()
          }}
        />
      )}
    </>
  )
}
