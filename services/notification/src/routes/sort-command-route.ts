import { commandRoute } from '@pinline/chassis/http/command-route'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { sortRow } from '@pinline/contracts/notification/sort/sort-row'
import type { z } from 'zod'
import type { CreateSort } from '../domain/sorts/create-sort.ts'
import { sortsStreamId } from '../domain/sorts/sorts.ts'
import { sortsDecider } from '../domain/sorts/sorts-decider.ts'
import type { UpdateSort } from '../domain/sorts/update-sort.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { countShownUses, sortRowOf } from '../sorts/sort-rows.ts'

/** A call that decides one command on one sort and returns the sort as it is then. */
export const sortCommandRoute = <Input extends z.ZodType>(
  { platform }: NotificationDeps,
  call: Call<Input, typeof sortRow>,
  toCommand: (input: z.output<Input>, context: RequestContext) => CreateSort | UpdateSort,
): Route =>
  commandRoute(platform, call, sortsDecider, {
    toCommand: (input, context) => ({ streamId: sortsStreamId, command: toCommand(input, context) }),
    toOutput: async ({ state }, { command, context: { language } }) => {
      const sort = 'sortId' in command ? state.all.get(command.sortId) : undefined
      return sort === undefined
        ? rejection('sort-not-found')
        : sortRowOf(sort, language, await countShownUses(platform))
    },
  })
