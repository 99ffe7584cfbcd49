import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useState } from 'react'
import type { ProofBy } from '../identity-proof.tsx'

interface StepUpForm {
  readonly setError: (
    name: 'password' | 'code',
    error: { readonly message: string },
    options: { readonly shouldFocus: boolean },
  ) => void
}

/** How the buyer confirms a command of a form, and the refusal that no field of the form shows. */
export const useStepUp = () => {
  const [by, setBy] = useState<ProofBy>('password')
  const [refusal, setRefusal] = useState<string>()
  return {
    by,
    setBy,
    refusal,
    clear: () => setRefusal(undefined),
    show: (form: StepUpForm, result: CommandResult<unknown>) => {
      if (result.kind !== 'refused') return
      if (result.code === 'password-wrong')
        form.setError('password', { message: 'password-wrong' }, { shouldFocus: true })
      else if (result.code === 'code-wrong') form.setError('code', { message: 'code-wrong' }, { shouldFocus: true })
      else setRefusal(result.message)
    },
  }
}
