import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { chooseAppearance } from '@pinline/contracts/account/permissions/choose-appearance'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { permissionsStreamId } from '../domain/permissions/permissions.ts'
import { permissionsDecider } from '../domain/permissions/permissions-decider.ts'

export const chooseAppearanceRoute = ({ platform, staff }: AccountDeps): Route =>
  route(chooseAppearance, async (appearance, { staffId, language, commandContext }) => {
    const done = await handleCommand(platform, permissionsDecider, {
      streamId: permissionsStreamId,
      command: { type: 'choose-appearance', staffId, appearance, now: platform.clock.now().toISOString() },
      context: commandContext,
    })
    if (isRejection(done)) return rejection('session-over')
    const member = done.state.staff.get(staffId)
    return member === undefined
      ? rejection('session-over')
      : result(await staff.self(member, language), { positions: [done.position] })
  })
