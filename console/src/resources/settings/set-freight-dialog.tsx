import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FreightTariff, maxFreightSteps } from '@pinline/contracts/order/freight/freight-tariff'
import { setFreight } from '@pinline/contracts/order/freight/set-freight'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandError } from '../../layout/command-error.tsx'
import { type FieldErrors, noFieldErrors, useFocusOnFieldError } from '../../layout/field-errors.ts'
import { FormActions } from '../../layout/form-actions.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { type FreightStepFormValues, freightStepFormValues, parseFreightSteps } from './freight-step-form-values.ts'
import { StepRows } from './step-rows.tsx'

interface SetFreightDialogProps {
  readonly tariff: FreightTariff
  /** Zone and method as text. */
  readonly name: string
  readonly onClose: () => void
  readonly onDone: () => void
  /** Refetches the tariff. */
  readonly onReload: () => Promise<FreightTariff | undefined>
}

const isSame = (a: FreightTariff['steps'], b: FreightTariff['steps']): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** Form state of a tariff's steps and its submit, on the version that the person has loaded. */
const useFreightForm = ({
  tariff,
  onDone,
  onReload,
}: Pick<SetFreightDialogProps, 'tariff' | 'onDone' | 'onReload'>) => {
  const notify = useNotify()
  const signs = useNumberSigns()
  const { permissions } = usePermissions()
  const { send, isPending } = useCommand(setFreight)
  const form = useRef<HTMLFormElement>(null)
  const [snapshot, setSnapshot] = useState(tariff)
  const [isOutdated, setOutdated] = useState(false)
  const [rows, setRows] = useState<readonly FreightStepFormValues[]>(() => freightStepFormValues(tariff.steps, signs))
  const [submitted, setSubmitted] = useState(false)
  const [result, setResult] = useState<CommandResult<FreightTariff>>()
  const [reportedErrors, setReportedErrors] = useState<FieldErrors>(noFieldErrors)
  const { steps, fieldErrors } = parseFreightSteps(rows, signs)
  const grant = grantOf(permissions, 'settings.update')
  useFocusOnFieldError(form, reportedErrors)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    setSubmitted(true)
    setReportedErrors(Object.fromEntries([...fieldErrors].map(([key, { fieldError }]) => [String(key), fieldError])))
    if (fieldErrors.size > 0) return
    const { zone, method, version } = snapshot
    const outcome = await send({ zone, method, version, steps })
    if (outcome.kind === 'done') onDone()
    else setResult(outcome)
  }

  const reload = async () => {
    const newest = await onReload()
    if (newest !== undefined) {
      setOutdated(!isSame(newest.steps, snapshot.steps))
      setSnapshot(newest)
    }
    setResult(undefined)
  }

  return {
    form,
    rows,
    setRows,
    rowErrors: submitted ? fieldErrors : new Map(),
    grant,
    isPending,
    result,
    isOutdated,
    submit,
    reload,
    addStep: () => setRows([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, upTo: '', price: '' }]),
    takeNewest: () => {
      setRows(freightStepFormValues(snapshot.steps, signs))
      setOutdated(false)
    },
  }
}

/** Somebody else has changed the tariff: offers its newest state. */
const NewerTariff = ({ onTake }: { onTake: () => void }) => {
  const text = useText()
  return (
    <div className="notice notice-info" role="status">
      <div>{text('settings.freight.overtaken')}</div>
      <button type="button" className="button button-small" onClick={onTake}>
        {text('settings.freight.take_newest')}
      </button>
    </div>
  )
}

/**
 * All steps of one zone and method, on the version that the person has loaded. Read-only without the permission to
 * change them.
 */
export const SetFreightDialog = ({ tariff, name, onClose, onDone, onReload }: SetFreightDialogProps) => {
  const text = useText()
  const freightForm = useFreightForm({ tariff, onDone, onReload })
  const { form, rows, setRows, rowErrors, grant, isPending, result, isOutdated, submit } = freightForm

  return (
    <Dialog open onClose={isPending ? () => undefined : onClose} aria-labelledby="freight-title">
      <form ref={form} className="freight-form" onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id="freight-title">{text('settings.freight.edit_title', { name })}</DialogTitle>
        <DialogContent className="form">
          <fieldset className="freight-steps" disabled={grant === 'missing'}>
            {rows.length === 0 ? (
              <p className="notice notice-warn">{text('settings.freight.none_note')}</p>
            ) : (
              <StepRows rows={rows} fieldErrors={rowErrors} onChange={setRows} />
            )}
            {rows.length < maxFreightSteps && grant !== 'missing' && (
              <button type="button" className="button button-small" onClick={freightForm.addStep}>
                {text('settings.freight.add')}
              </button>
            )}
          </fieldset>
          <p className="field-hint">{text('settings.freight.steps_note')}</p>
        </DialogContent>
        <div className="freight-errors">
          <CommandError result={result} onReload={() => void freightForm.reload()} />
          {isOutdated && <NewerTariff onTake={freightForm.takeNewest} />}
        </div>
        {grant === 'missing' ? (
          <DialogActions>
            <button type="button" className="button" onClick={onClose}>
              {text('forms.close')}
            </button>
          </DialogActions>
        ) : (
          <FormActions
            cancelLabel={text('forms.leave')}
            confirm={text('settings.freight.confirm')}
            busy={isPending}
            onCancel={onClose}
          />
        )}
      </form>
    </Dialog>
  )
}
