import type { Done } from '@pinline/chassis/event-store/handle-command'
import { commandRoute } from '@pinline/chassis/http/command-route'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import type { NoticeChanged, noticeChanged } from '@pinline/contracts/notification/notice/notice-changed'
import type { NoticeId } from '@pinline/events/ids'
import type { NoticeEvent } from '@pinline/events/notification/notice-event'
import type { z } from 'zod'
import type { Notice } from '../domain/notice/notice.ts'
import { type NoticeCommand, noticeDecider } from '../domain/notice/notice-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'

/** One spelling of an instant, since instants are compared as texts. */
export const sameInstant = (instant: string | null): string | null =>
  instant === null ? null : new Date(instant).toISOString()

/** Where a notice stands after a command. */
export const noticeChangedOf = ({ state, version }: Done<Notice, NoticeEvent>): NoticeChanged => {
  if (state.status === 'new') throw new Error('a command left a notice uncreated')
  return { id: state.noticeId, revision: version }
}

/** A call that decides one command on one notice, on the version that its editor saw. */
export const noticeCommandRoute = <Input extends z.ZodType<{ readonly id: NoticeId; readonly revision: number }>>(
  { platform }: NotificationDeps,
  call: Call<Input, typeof noticeChanged>,
  toCommand: (now: string) => NoticeCommand,
): Route =>
  commandRoute(platform, call, noticeDecider, {
    toCommand: ({ id, revision }) => ({
      streamId: id,
      command: toCommand(platform.clock.now().toISOString()),
      expectedVersion: revision,
    }),
    toOutput: noticeChangedOf,
  })
