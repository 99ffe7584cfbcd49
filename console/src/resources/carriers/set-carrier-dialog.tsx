import type { Carrier } from '@pinline/contracts/order/carrier/carrier'
import { setCarrier } from '@pinline/contracts/order/carrier/set-carrier'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { fieldErrorsOf, useFieldErrorText } from '../../layout/field-errors.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { readDecimal } from '../../layout/read-decimal.ts'
import { useFormResult } from '../../layout/use-form-result.ts'
import { useText } from '../../messages/use-text.ts'

interface SetCarrierDialogProps {
  /** The carrier to edit; left out for a new one. */
  readonly carrier?: Carrier
  /** Position of a new one. */
  readonly lastPosition: number
  readonly onClose: () => void
  readonly onDone: (name: string) => void
  /** Refetches the list and returns it. */
  readonly onReload: () => Promise<readonly Carrier[] | undefined>
}

type TextOf = 'code' | 'name' | 'trackingPage' | 'position'

const fields: readonly { readonly field: TextOf; readonly maxLength: number }[] = [
  { field: 'name', maxLength: 80 },
  { field: 'code', maxLength: 40 },
  { field: 'trackingPage', maxLength: 300 },
  { field: 'position', maxLength: 5 },
]

/** A carrier of the list, on the version that the person has loaded. */
export const SetCarrierDialog = ({ carrier, lastPosition, onClose, onDone, onReload }: SetCarrierDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(setCarrier)
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()
  const fieldErrorText = useFieldErrorText(fieldErrors)
  const [version, setVersion] = useState(carrier?.version ?? 0)
  const [active, setActive] = useState(carrier?.active ?? true)
  const [texts, setTexts] = useState<Readonly<Record<TextOf, string>>>({
    code: carrier?.code ?? '',
    name: carrier?.name ?? '',
    trackingPage: carrier?.trackingPage ?? '',
    position: String(carrier?.position ?? lastPosition + 10),
  })

  const submit = async () => {
    const input = { ...texts, position: readDecimal(texts.position, 0) ?? -1, active, version }
    if (!passesValidation(fieldErrorsOf(setCarrier.input, input))) return
    const outcome = await send(input)
    if (outcome.kind === 'done') onDone(outcome.data.name)
    else showResult(outcome)
  }
  const reload = async () => {
    const newest = (await onReload())?.find(({ code }) => code === texts.code)
    if (newest !== undefined) setVersion(newest.version)
    reset()
  }

  return (
    <FormDialog
      title={text(carrier === undefined ? 'settings.carriers.add_title' : 'settings.carriers.edit_title')}
      confirm={text('settings.carriers.confirm')}
      busy={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      {fields.map(({ field, maxLength }) => (
        <Field
          key={field}
          label={text(`settings.carriers.fields.${field}`)}
          {...(field === 'trackingPage' ? { optional: true } : {})}
          hint={field === 'position' ? undefined : text(`settings.carriers.hint.${field}`)}
          fieldError={fieldErrorText(field)}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={maxLength}
              readOnly={field === 'code' && carrier !== undefined}
              {...(field === 'position' ? { inputMode: 'numeric' as const } : {})}
              value={texts[field]}
              onChange={({ target }) => {
                setTexts({ ...texts, [field]: target.value })
                clearFieldErrors({ [field]: target.value })
              }}
            />
          )}
        </Field>
      ))}
      <label className="check">
        <input type="checkbox" checked={active} onChange={({ target }) => setActive(target.checked)} />
        {text('settings.carriers.fields.active')}
      </label>
      <p className="field-hint">{text('settings.carriers.hint.active')}</p>
    </FormDialog>
  )
}
