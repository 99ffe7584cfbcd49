import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { sendVerificationCode } from '@pinline/contracts/account/session/send-verification-code'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { sendMessage } from '@pinline/contracts/notification/message/send-message'
import type { AccountParts } from '../account-parts.ts'
import { mayBeSent } from '../sign-in/sign-in-limits.ts'
import { codeMinutes } from '../sign-in/verification-codes.ts'

/** Whether an account exists is looked up only for a device that one has marked: every target is sent a code. */
export const sendVerificationCodeRoute = (parts: AccountParts): Route =>
  route(sendVerificationCode, async ({ target, purpose }, client) => {
    const { language, correlationId } = client
    const allowed = await mayBeSent(parts, target, client)
    if (isRejection(allowed)) return allowed
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
        parameters: { code: await codes.issue(purpose, target, allowed.asker), purpose, minutes: codeMinutes },
      },
      { language, correlationId },
    )
    if (isRejection(sent)) return sent
    return answer({ sent: true, expiresInSeconds: codeMinutes * 60, resendAfterSeconds: 60 })
  })
