import type { OutputOf } from '@pinline/contracts/api/call'
import { matchLines } from '@pinline/contracts/catalogue/search/match-lines'
import { startStockTake } from '@pinline/contracts/catalogue/stock-take/start-stock-take'
import type { ProductId, StockTakeId } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useText } from '../../messages/use-text.ts'
import { useCategories } from '../products/use-categories.ts'

interface StartStockTakeDialogProps {
  readonly onDone: (id: StockTakeId) => void
  readonly onClose: () => void
}

const maxPartNumbers = 500

const partNumbersIn = (input: string): string[] => input.split(/[\n;]+/).flatMap((line) => line.trim() || [])

/** The parts of a typed list; `unknown` are the numbers that no part has exactly. */
const useTypedParts = () => {
  const api = useApi()
  return async (input: string): Promise<{ readonly ids: ProductId[]; readonly unknown: string[] }> => {
    const numbers = partNumbersIn(input).slice(0, maxPartNumbers)
    if (numbers.length === 0) return { ids: [], unknown: [] }
    const lines = numbers.map((partNumber) => ({ partNumber: partNumber.slice(0, 120) }))
    const { list } = await api.read(matchLines, { lines }, { silent: true })
    const idOf = ({ match, candidates }: (typeof list)[number]) => (match === 'exact' ? candidates[0]?.id : undefined)
    return {
      ids: [...new Set(list.flatMap((line) => idOf(line) ?? []))],
      unknown: list.filter((line) => idOf(line) === undefined).map(({ partNumber }) => partNumber),
    }
  }
}

/** Chooses what is counted: by bin, category, or part numbers. */
export const StartStockTakeDialog = ({ onDone, onClose }: StartStockTakeDialogProps) => {
  const text = useText()
  const categories = useCategories()
  const typedParts = useTypedParts()
  const { send, isPending } = useCommand(startStockTake)
  const [values, setValues] = useState({ title: '', bin: '', categoryId: '', parts: '' })
  const [submitted, setSubmitted] = useState(false)
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const [result, setResult] = useState<CommandResult<OutputOf<typeof startStockTake>>>()
  const type = (changed: Partial<typeof values>) => setValues({ ...values, ...changed })
  const missing = submitted && values.title.trim() === '' ? text('forms.fault.required') : undefined

  const submit = async () => {
    setSubmitted(true)
    if (values.title.trim() === '') return
    const { ids, unknown: notFound } = await typedParts(values.parts)
    setUnknown(notFound)
    if (notFound.length > 0) return
    const { title, bin, categoryId } = values
    const outcome = await send({
      title,
      ...(bin.trim() === '' ? {} : { bin }),
      ...(categoryId === '' ? {} : { categoryId }),
      ...(ids.length === 0 ? {} : { productIds: ids }),
    })
    if (outcome.kind === 'done') onDone(outcome.data.id)
    else setResult(outcome)
  }

  return (
    <FormDialog
      title={text('resources.stock-takes.start.title')}
      confirm={text('resources.stock-takes.start.confirm')}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => setResult(undefined)} />
      <Field label={text('resources.stock-takes.fields.title')} fieldError={missing}>
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            className="input"
            maxLength={120}
            value={values.title}
            onChange={({ target }) => type({ title: target.value })}
          />
        )}
      </Field>
      <p className="small">{text('resources.stock-takes.start.hint')}</p>
      <Field label={text('resources.stock.filters.bin')} optional>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={40}
            value={values.bin}
            onChange={({ target }) => type({ bin: target.value })}
          />
        )}
      </Field>
      <Field label={text('resources.stock-takes.start.category')} optional>
        {(control) => (
          <select
            {...control}
            className="input"
            value={values.categoryId}
            onChange={({ target }) => type({ categoryId: target.value })}
          >
            <option value="" />
            {categories.map(({ id, title, group }) => (
              <option key={id} value={id}>
                {group === '' ? title : `${group} › ${title}`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={text('resources.stock-takes.start.parts')}
        optional
        hint={text('resources.stock-takes.start.parts_hint')}
        fieldError={
          unknown.length === 0
            ? undefined
            : text('resources.stock-takes.start.parts_unknown', { parts: unknown.slice(0, 5).join(', ') })
        }
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={3}
            value={values.parts}
            onChange={({ target }) => type({ parts: target.value })}
          />
        )}
      </Field>
    </FormDialog>
  )
}
