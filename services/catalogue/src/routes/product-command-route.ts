import { type Awaitable, commandRoute } from '@pinline/chassis/http/command-route'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { productVersion } from '@pinline/contracts/catalogue/product/product-version'
import type { z } from 'zod'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { type ProductCommand, productDecider } from '../domain/product/product-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'

/** `version` is the one that the editor has loaded; a new product has none. */
type ProductInput = z.ZodType<{ readonly version: number } | { readonly product: unknown }>

/** A call that runs one command on one product. */
export const productCommandRoute = <Input extends ProductInput>(
  { platform }: CatalogueDeps,
  call: Call<Input, typeof productVersion>,
  toCommand: (input: z.output<Input>, context: RequestContext) => Awaitable<ProductCommand | Rejection>,
): Route =>
  commandRoute(platform, call, productDecider, {
    toCommand: async (input, context) => {
      const command = await toCommand(input, context)
      if (isRejection(command)) return command
      const expectedVersion = 'version' in input ? input.version : undefined
      return { streamId: streamOf('product', command.productId), command, expectedVersion }
    },
    toOutput: ({ version }, { command: { productId } }) => ({ productId, version }),
  })
