import { type CodePurpose, sendVerificationCode } from '@pinline/contracts/account/session/send-verification-code'
import { newKey } from '@pinline/ui/commands/new-key'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useEffect, useState } from 'react'

/** State of sending a verification code. */
export type CodeSending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly validMinutes: number }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'failed'; readonly message: string }

export interface CodeSender {
  readonly sending: CodeSending
  /** Seconds until another code may be requested; 0: now. */
  readonly secondsLeft: number
  send(target: string): Promise<void>
}

/** Sends codes for one purpose and counts down until the next may be requested. */
export const useSendVerificationCode = (purpose: CodePurpose): CodeSender => {
  const command = useCommand(sendVerificationCode)
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
    // Each press requests a new code, even if the previous response was lost.
    const result = await command.send({ target, purpose }, newKey())
    if (result.kind === 'done') {
      setSending({ kind: 'sent', validMinutes: Math.round(result.data.expiresInSeconds / 60) })
      setSecondsLeft(result.data.resendAfterSeconds)
    } else if (result.kind === 'refused') setSending({ kind: 'failed', message: result.message })
    else if (result.kind === 'failed' && result.reason !== 'duplicate')
      setSending(result.status === 429 ? { kind: 'too-many' } : { kind: 'failed', message: result.message })
  }
  return { sending, secondsLeft, send }
}
