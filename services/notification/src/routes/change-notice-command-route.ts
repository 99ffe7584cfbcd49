import type { Done } from '@pinline/chassis/event-store/handle-command'
import { commandRoute } from '@pinline/chassis/http/command-route'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import type {
  ChangeNoticeChanged,
  changeNoticeChanged,
} from '@pinline/contracts/notification/change-notice/change-notice-row'
import type { ChangeNoticeId } from '@pinline/events/ids'
import type { ChangeNoticeEvent } from '@pinline/events/notification/change-notice-event'
import type { z } from 'zod'
import type { ChangeNotice } from '../domain/change-notice/change-notice.ts'
import { type ChangeNoticeCommand, changeNoticeDecider } from '../domain/change-notice/change-notice-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'

/** Where a change notice stands after a command. */
export const changeNoticeChangedOf = ({
  state,
  version,
}: Done<ChangeNotice, ChangeNoticeEvent>): ChangeNoticeChanged => {
  if (state.status === 'new') throw new Error('a command left a change notice unwritten')
  return { id: state.changeNoticeId, revision: version }
}

/** Addressing its buyers does not conflict with an edit of a notice. */
const conflictsWith = ({ type }: ChangeNoticeEvent): boolean => type !== 'change-notice-mailed'

/** A call that decides one command on one change notice, on the version that its editor saw. */
export const changeNoticeCommandRoute = <
  Input extends z.ZodType<{ readonly id: ChangeNoticeId; readonly revision: number }>,
>(
  { platform }: NotificationDeps,
  call: Call<Input, typeof changeNoticeChanged>,
  toCommand: (input: z.output<Input>, now: string) => ChangeNoticeCommand,
): Route =>
  commandRoute(platform, call, changeNoticeDecider, {
    toCommand: (input) => ({
      streamId: input.id,
      command: toCommand(input, platform.clock.now().toISOString()),
      expectedVersion: input.revision,
      conflictsWith,
    }),
    toOutput: changeNoticeChangedOf,
  })
