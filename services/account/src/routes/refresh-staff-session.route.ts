import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { refreshStaffSession } from '@pinline/contracts/account/session/refresh-staff-session'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'

export const refreshStaffSessionRoute = ({ staff, sessions }: AccountDeps): Route =>
  route(refreshStaffSession, async (_input, client) => {
    const session = await sessions.refresh('staff', client.cookies, client, (id) => {
      client.setAuditSubject({ kind: 'staff', id })
      client.setSecurityKind('token-replayed')
    })
    const member = session === undefined ? undefined : await staff.member(session.subjectId)
    if (session === undefined || member === undefined) return rejection('session-over')
    const { token, expiresAt, cookie } = session
    return result({ token, expiresAt, staff: await staff.self(member, client.language) }, { cookies: [cookie] })
  })
