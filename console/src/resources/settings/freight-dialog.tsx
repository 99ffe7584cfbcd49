import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FreightTariff, mostFreightSteps } from '@pinline/contracts/order/freight/freight-tariff'
import { setFreight } from '@pinline/contracts/order/freight/set-freight'
import { type FormEvent, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandTold } from '../../layout/command-told.tsx'
import { FormActions } from '../../layout/form-actions.tsx'
import { type Faults, noFaults, useFocusOnFault } from '../../layout/form-faults.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { type CommandAnswer, useCommand } from '../../providers/use-command.ts'
import { StepRows } from './step-rows.tsx'
import { readSteps, type TypedStep, typedSteps } from './typed-steps.ts'

interface FreightDialogProps {
  readonly tariff: FreightTariff
  /** Zone and method, in words. */
  readonly name: string
  readonly onClose: () => void
  readonly onDone: () => void
  /** Reads the tariff as it stands now. */
  readonly onReload: () => Promise<FreightTariff | undefined>
}

const isSame = (a: FreightTariff['steps'], b: FreightTariff['steps']): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** All steps of one zone by one method, on the version that the person saw. Without the key to change them: to read. */
export const FreightDialog = ({ tariff, name, onClose, onDone, onReload }: FreightDialogProps) => {
  const text = useText()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const { send, busy } = useCommand(setFreight)
  const form = useRef<HTMLFormElement>(null)
  const [seen, setSeen] = useState(tariff)
  const [overtaken, setOvertaken] = useState(false)
  const [rows, setRows] = useState<readonly TypedStep[]>(() => typedSteps(tariff.steps))
  const [asked, setAsked] = useState(false)
  const [answer, setAnswer] = useState<CommandAnswer<FreightTariff>>()
  const [told, setTold] = useState<Faults>(noFaults)
  const { steps, faults } = readSteps(rows)
  const grant = grantOf(permissions, 'settings.update')
  useFocusOnFault(form, told)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    setAsked(true)
    setTold(Object.fromEntries([...faults].map(([key, { fault }]) => [String(key), fault])))
    if (faults.size > 0) return
    const { zone, method, version } = seen
    const outcome = await send({ zone, method, version, steps })
    if (outcome.kind === 'done') onDone()
    else setAnswer(outcome)
  }

  const reload = async () => {
    const newest = await onReload()
    if (newest !== undefined) {
      setOvertaken(!isSame(newest.steps, seen.steps))
      setSeen(newest)
    }
    setAnswer(undefined)
  }

  return (
    <Dialog open onClose={busy ? () => undefined : onClose} aria-labelledby="freight-title">
      <form ref={form} className="freight-form" onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id="freight-title">{text('settings.freight.edit_title', { name })}</DialogTitle>
        <DialogContent className="form">
          <fieldset className="freight-steps" disabled={grant === 'missing'}>
            {rows.length === 0 ? (
              <p className="message message-warn">{text('settings.freight.none_note')}</p>
            ) : (
              <StepRows rows={rows} faults={asked ? faults : new Map()} onChange={setRows} />
            )}
            {rows.length < mostFreightSteps && grant !== 'missing' && (
              <button
                type="button"
                className="button small"
                onClick={() =>
                  setRows([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, upTo: '', price: '' }])
                }
              >
                {text('settings.freight.add')}
              </button>
            )}
          </fieldset>
          <p className="hint">{text('settings.freight.steps_note')}</p>
        </DialogContent>
        <div className="freight-told">
          <CommandTold answer={answer} onReload={() => void reload()} />
          {overtaken && (
            <div className="message message-info" role="status">
              <div>{text('settings.freight.overtaken')}</div>
              <button
                type="button"
                className="button small"
                onClick={() => {
                  setRows(typedSteps(seen.steps))
                  setOvertaken(false)
                }}
              >
                {text('settings.freight.take_newest')}
              </button>
            </div>
          )}
        </div>
        {grant === 'missing' ? (
          <DialogActions>
            <button type="button" className="button" onClick={onClose}>
              {text('forms.close')}
            </button>
          </DialogActions>
        ) : (
          <FormActions
            leave={text('forms.leave')}
            confirm={text('settings.freight.confirm')}
            busy={busy}
            onLeave={onClose}
          />
        )}
      </form>
    </Dialog>
  )
}
