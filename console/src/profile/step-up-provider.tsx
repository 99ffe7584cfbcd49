import { ownStepUpErrors } from '@pinline/contracts/account/permissions/own-step-up'
import { type CommandResult, duplicate } from '@pinline/ui/commands/command-result'
import { type ReactNode, useCallback, useState } from 'react'
import { CommandError } from '../layout/command-error.tsx'
import { FormDialog } from '../layout/form-dialog.tsx'
import { type OwnStepUp, type SendWithStepUp, StepUpContext } from '../layout/step-up-context.ts'
import { useFormResult } from '../layout/use-form-result.ts'
import { useText } from '../messages/use-text.ts'
import { missingStepUp, noStepUp, ownStepUpInput, StepUpFields, stepUpErrorsOf } from './step-up-fields.tsx'

interface Required {
  /** Sends the command again; resolves with its result if that refuses the password or code. */
  readonly send: (own: OwnStepUp) => Promise<CommandResult<unknown> | undefined>
  readonly cancel: () => void
}

const isRefusedStepUp = (result: CommandResult<unknown>): boolean =>
  result.kind === 'refused' && ownStepUpErrors.some((code) => code === result.code)

const StepUpDialog = ({ required, onClose }: { required: Required; onClose: () => void }) => {
  const text = useText()
  const [values, setValues] = useState(noStepUp)
  const [isPending, setPending] = useState(false)
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()

  const submit = async () => {
    const { password } = missingStepUp(values)
    if (!passesValidation(password === undefined ? {} : { ownPassword: password })) return
    setPending(true)
    const refused = await required.send(ownStepUpInput(values)).finally(() => setPending(false))
    if (refused === undefined) onClose()
    else showResult(refused)
  }

  return (
    <FormDialog
      title={text('profile.step_up.title')}
      confirm={text('profile.step_up.confirm')}
      busy={isPending}
      form={form}
      onSubmit={submit}
      onClose={() => {
        required.cancel()
        onClose()
      }}
    >
      <CommandError result={result} onReload={reset} />
      <p>{text('profile.step_up.why')}</p>
      <StepUpFields
        isFirst
        values={values}
        fieldErrors={stepUpErrorsOf(fieldErrors)}
        onEdit={(changed) => {
          setValues({ ...values, ...changed })
          clearFieldErrors({ ownPassword: '', ownSecondFactor: '' })
        }}
      />
    </FormDialog>
  )
}

/** Asks for the own password where a command requires it, and sends the command again; cancelled, nothing was sent. */
export const StepUpProvider = ({ children }: { children: ReactNode }) => {
  const [required, setRequired] = useState<Required>()
  const sendWithStepUp = useCallback<SendWithStepUp>(async (send) => {
    const first = await send({})
    if (first.kind !== 'refused' || first.code !== 'step-up-required') return first
    return await new Promise((resolve, reject) =>
      setRequired({
        send: async (own) => {
          try {
            const result = await send(own)
            if (isRefusedStepUp(result)) return result
            resolve(result)
          } catch (error) {
            reject(error)
          }
          return undefined
        },
        cancel: () => resolve(duplicate),
      }),
    )
  }, [])
  return (
    <StepUpContext value={sendWithStepUp}>
      {children}
      {required !== undefined && <StepUpDialog required={required} onClose={() => setRequired(undefined)} />}
    </StepUpContext>
  )
}
