import { commandRoute } from '@pinline/chassis/http/command-route'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { currencyRow } from '@pinline/contracts/catalogue/price/currency-row'
import type { CurrencyCode } from '@pinline/events/money'
import type { z } from 'zod'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { currencyRowOf } from '../currencies/currency-rows.ts'
import { currencyStreamId, isDefined } from '../domain/currency/currency.ts'
import { type CurrencyCommand, currencyDecider } from '../domain/currency/currency-decider.ts'

/** A call that runs one command on a currency and returns the currency after it. `now` is the time of the decision; `revision` the version that the
 * editor has loaded. */
export const currencyCommandRoute = <
  Input extends z.ZodType<{ readonly code: CurrencyCode; readonly revision: number }>,
>(
  { platform, currencies }: CatalogueDeps,
  call: Call<Input, typeof currencyRow>,
  toCommand: (input: z.output<Input>, now: string, context: RequestContext) => CurrencyCommand,
): Route => {
  const now = () => platform.clock.now().toISOString()
  return commandRoute(platform, call, currencyDecider, {
    toCommand: (input, context) => ({
      streamId: currencyStreamId(input.code),
      command: toCommand(input, now(), context),
      expectedVersion: input.revision,
    }),
    toOutput: async ({ state, version }, { context: { language } }) => {
      await currencies.readAgain()
      return isDefined(state) ? currencyRowOf({ ...state, revision: version }, language, now()) : rejection('not-found')
    },
  })
}
