import type { Done } from '@pinline/chassis/event-store/handle-command'
import { commandRoute } from '@pinline/chassis/http/command-route'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import type {
  HandbookPageChanged,
  handbookPageChanged,
} from '@pinline/contracts/notification/handbook/handbook-page-row'
import type { HandbookPageId } from '@pinline/events/ids'
import type { HandbookPageEvent } from '@pinline/events/notification/handbook-page-event'
import type { z } from 'zod'
import type { HandbookPage } from '../domain/handbook-page/handbook-page.ts'
import { type HandbookPageCommand, handbookPageDecider } from '../domain/handbook-page/handbook-page-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'

/** Where a page stands after a command. */
export const handbookPageChangedOf = ({
  state,
  version,
}: Done<HandbookPage, HandbookPageEvent>): HandbookPageChanged => {
  if (state.status === 'new') throw new Error('a command left a handbook page unwritten')
  return { id: state.handbookPageId, revision: version }
}

/** A call that decides one command on one page, on the version that its editor saw. */
export const handbookCommandRoute = <
  Input extends z.ZodType<{ readonly id: HandbookPageId; readonly revision: number }>,
>(
  { platform }: NotificationDeps,
  call: Call<Input, typeof handbookPageChanged>,
  toCommand: (input: z.output<Input>, now: string) => HandbookPageCommand,
): Route =>
  commandRoute(platform, call, handbookPageDecider, {
    toCommand: (input) => ({
      streamId: input.id,
      command: toCommand(input, platform.clock.now().toISOString()),
      expectedVersion: input.revision,
    }),
    toOutput: handbookPageChangedOf,
  })
