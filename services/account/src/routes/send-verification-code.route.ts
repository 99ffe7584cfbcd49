import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { sendVerificationCode } from '@pinline/contracts/account/session/send-verification-code'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { sendMessage } from '@pinline/contracts/notification/message/send-message'
import type { AccountDeps } from '../account-deps.ts'
import { admitCodeRequest } from '../sign-in/sign-in-limits.ts'
import { codeMinutes } from '../sign-in/verification-codes.ts'

/** Whether an account exists is looked up only for a device with the account's cookie: every target is sent a code. */
export const sendVerificationCodeRoute = (deps: AccountDeps): Route =>
  route(sendVerificationCode, async ({ target, purpose }, client) => {
    const { language, correlationId } = client
    const allowed = await admitCodeRequest(deps, target, client)
    if (isRejection(allowed)) return allowed
    const { platform, codes } = deps
    const sent = await platform.call(
      'notification',
      sendMessage,
      {
        to: target,
        channel: target.includes('@') ? 'email' : 'sms',
        language,
        effectId: platform.newId('code'),
        template: 'verification-code',
        parameters: { code: await codes.issue(purpose, target, allowed.requester), purpose, minutes: codeMinutes },
      },
      { language, correlationId },
    )
    if (isRejection(sent)) return sent
    return result(
      { sent: true, expiresInSeconds: codeMinutes * 60, resendAfterSeconds: 60 },
      { cookies: allowed.cookies },
    )
  })
