import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useConfirmIdentity } from './confirm-identity.mutation.ts'
import type { ProofBy } from './identity-proof.tsx'
import { identityForm } from './personal-forms.ts'

/** Form state of the step that proves who is signed in; `onConfirmed` gets the ticket. */
export const useIdentityForm = (onConfirmed: (ticket: string) => Promise<void> | void) => {
  const confirmIdentity = useConfirmIdentity()
  const [by, setBy] = useState<ProofBy>('password')
  const [refusal, setRefusal] = useState<string>()
  const form = useForm<z.input<ReturnType<typeof identityForm>>>({
    resolver: zodResolver(identityForm(by)),
    defaultValues: { password: '', code: '' },
  })
  const { errors, isSubmitting } = form.formState
  const onSubmit = form.handleSubmit(async ({ password, code }) => {
    setRefusal(undefined)
    const result = await confirmIdentity(by === 'password' ? { password } : { code })
    if (result.kind === 'done') {
      form.reset()
      await onConfirmed(result.data.ticket)
    }
    if (result.kind !== 'refused') return
    if (result.code === 'password-wrong')
      form.setError('password', { message: 'password-wrong' }, { shouldFocus: true })
    else if (result.code === 'code-wrong') form.setError('code', { message: 'code-wrong' }, { shouldFocus: true })
    else setRefusal(result.message)
  })
  return {
    by,
    onBy: (chosen: ProofBy) => {
      setBy(chosen)
      form.clearErrors()
    },
    password: { ...form.register('password'), error: errors.password?.message },
    code: { ...form.register('code'), error: errors.code?.message },
    refusal,
    isSubmitting,
    onSubmit,
  }
}
