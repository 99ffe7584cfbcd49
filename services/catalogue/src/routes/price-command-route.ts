import { commandRoute } from '@pinline/chassis/http/command-route'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { priceLevel } from '@pinline/contracts/catalogue/price/set-price'
import type { z } from 'zod'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { type PriceCommand, priceDecider } from '../domain/price/price-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { loadProduct } from './product-checks.ts'

/** A call that runs one command on the prices of a product. `version` is the one that the editor has loaded. */
export const priceCommandRoute = <Input extends z.ZodType<{ readonly version: number }>>(
  deps: CatalogueDeps,
  call: Call<Input, typeof priceLevel>,
  toCommand: (input: z.output<Input>) => PriceCommand,
): Route =>
  commandRoute(deps.platform, call, priceDecider, {
    toCommand: async (input) => {
      const command = toCommand(input)
      if ((await loadProduct(deps, command.productId)).status === 'absent') return rejection('product-not-found')
      return { streamId: streamOf('price', command.productId), command, expectedVersion: input.version }
    },
    toOutput: ({ version }, { command: { productId, currency } }) => ({ productId, currency, version }),
  })
