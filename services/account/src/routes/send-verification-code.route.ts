import { isRejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { sendMessage } from '@pinline/notification/contract/send-message'
import type { AccountParts } from '../account-parts.ts'
import { sendVerificationCode } from '../contract/send-verification-code.ts'
import { refuseSending } from '../sign-in/sign-in-limits.ts'
import { codeMinutes } from '../sign-in/verification-codes.ts'

/** Whether an account exists is not even looked up: every target is sent a code. */
export const sendVerificationCodeRoute = (parts: AccountParts): Route =>
  route(sendVerificationCode, async ({ target, purpose }, { language, correlationId }) => {
    const refused = await refuseSending(parts, target)
    if (refused !== undefined) return refused
    const { platform, codes } = parts
    const sent = await platform.call(
      'notification',
      sendMessage,
      {
        to: target,
        channel: target.includes('@') ? 'email' : 'sms',
        language,
        effectId: platform.newId('code'),
        template: 'verification-code',
        parameters: { code: await codes.issue(purpose, target), purpose, minutes: codeMinutes },
      },
      { language, correlationId },
    )
    if (isRejection(sent)) return sent
    return answer({ sent: true, expiresInSeconds: codeMinutes * 60, resendAfterSeconds: 60 })
  })
