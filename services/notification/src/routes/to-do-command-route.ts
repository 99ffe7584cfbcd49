import { type Awaitable, commandRoute } from '@pinline/chassis/http/command-route'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { toDoChanged } from '@pinline/contracts/notification/to-do/to-do-changed'
import type { z } from 'zod'
import { type StaffToDoCommand, toDoDecider } from '../domain/to-do/to-do-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'

/** A call of staff that decides one command on one to-do. */
export const toDoCommandRoute = <Input extends z.ZodType<{ readonly id: string }>>(
  { platform }: NotificationDeps,
  call: Call<Input, typeof toDoChanged>,
  toCommand: (input: z.output<Input>, now: Date) => Awaitable<StaffToDoCommand | Rejection>,
): Route =>
  commandRoute(platform, call, toDoDecider, {
    toCommand: async (input) => {
      const command = await toCommand(input, platform.clock.now())
      return isRejection(command) ? command : { streamId: input.id, command }
    },
    toOutput: ({ state, version }) => {
      if (state.status !== 'open') throw new Error('a command of staff left a to-do that is not open')
      const { toDoId: id, assignee, snoozedUntil } = state
      return { id, assignee, snoozedUntil, version }
    },
  })
