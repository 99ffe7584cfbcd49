import { type Awaitable, commandRoute } from '@pinline/chassis/http/command-route'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { stockTakeChanged } from '@pinline/contracts/catalogue/stock-take/stock-take-changed'
import type { StockTakeId } from '@pinline/events/ids'
import type { z } from 'zod'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { type StockTakeCommand, stockTakeDecider } from '../domain/stock-take/stock-take-decider.ts'
import { correctedSinceCount } from '../stock-takes/corrected-since-count.ts'
import { changedStockTake } from '../stock-takes/present-stock-take.ts'

type StockTakeInput = z.ZodType<{ readonly id: StockTakeId; readonly version?: number | undefined }>

/** A call that runs one command on a stock-take; with a version, only on what the person saw. */
export const stockTakeCommandRoute = <Input extends StockTakeInput>(
  deps: CatalogueDeps,
  call: Call<Input, typeof stockTakeChanged>,
  toCommand: (input: z.output<Input>, now: string) => Awaitable<StockTakeCommand | Rejection>,
): Route =>
  commandRoute(deps.platform, call, stockTakeDecider, {
    toCommand: async (input) => {
      const command = await toCommand(input, deps.platform.clock.now().toISOString())
      return isRejection(command) ? command : { streamId: input.id, command, expectedVersion: input.version }
    },
    toOutput: async ({ streamId, state, version }) =>
      state.status === 'none'
        ? rejection('stock-take-not-found')
        : changedStockTake(streamId, state, version, await correctedSinceCount(deps, state)),
  })
