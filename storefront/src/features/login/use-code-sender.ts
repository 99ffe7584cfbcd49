import { type CodePurpose, sendVerificationCode } from '@pinline/contracts/account/session/send-verification-code'
import { ApiFailure } from '@pinline/ui/api-client/outcome'
import { useEffect, useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'

/** How the sending of a verification code stands. */
export type CodeSending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly validMinutes: number }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'failed'; readonly message: string }

export interface CodeSender {
  readonly sending: CodeSending
  /** Seconds until another code may be asked for; 0: now. */
  readonly secondsLeft: number
  send(target: string): Promise<void>
}

/** Sends codes for one purpose and counts down until the next may be asked for. */
export const useCodeSender = (purpose: CodePurpose): CodeSender => {
  const { api } = useAppContext()
  const [sending, setSending] = useState<CodeSending>({ kind: 'idle' })
  const [secondsLeft, setSecondsLeft] = useState(0)
  const counting = secondsLeft > 0

  useEffect(() => {
    if (!counting) return
    const timer = setInterval(() => setSecondsLeft((left) => Math.max(0, left - 1)), 1000)
    return () => clearInterval(timer)
  }, [counting])

  const send = async (target: string) => {
    setSending({ kind: 'sending' })
    try {
      const outcome = await api.call(sendVerificationCode, { target, purpose }, { silent: true })
      if (outcome.kind === 'ok') {
        setSending({ kind: 'sent', validMinutes: Math.round(outcome.data.expiresInSeconds / 60) })
        setSecondsLeft(outcome.data.resendAfterSeconds)
      } else if (outcome.kind === 'refused') setSending({ kind: 'failed', message: outcome.message })
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : undefined
      setSending(failure?.status === 429 ? { kind: 'too-many' } : { kind: 'failed', message: failure?.message ?? '' })
    }
  }
  return { sending, secondsLeft, send }
}
