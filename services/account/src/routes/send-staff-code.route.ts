import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { sendStaffCode } from '@pinline/contracts/account/session/send-staff-code'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { sendMessage } from '@pinline/contracts/notification/message/send-message'
import type { AccountDeps } from '../account-deps.ts'
import { admitCodeRequest } from '../sign-in/sign-in-limits.ts'
import { codeMinutes } from '../sign-in/verification-codes.ts'

export const sendStaffCodeRoute = (deps: AccountDeps): Route =>
  route(sendStaffCode, async ({ email }, context) => {
    const { platform, staff, codes } = deps
    const { staffId, language, correlationId } = context
    const member = await staff.member(staffId)
    const to = email ?? (member === undefined ? undefined : (await staff.profile(member))?.email)
    if (to === undefined) return rejection('invalid-input', { errors: { email: 'required' } })
    const allowed = await admitCodeRequest(deps, to, context)
    if (isRejection(allowed)) return allowed
    const sent = await platform.call(
      'notification',
      sendMessage,
      {
        to,
        channel: 'email',
        language,
        effectId: platform.newId('code'),
        template: 'verification-code',
        parameters: {
          code: await codes.issue('staff-email', to, allowed.requester),
          purpose: 'staff-email',
          minutes: codeMinutes,
        },
      },
      { language, correlationId },
    )
    if (isRejection(sent)) return sent
    return result({ sent: true, expiresInSeconds: codeMinutes * 60, resendAfterSeconds: 60 })
  })
