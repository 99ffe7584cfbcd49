import { type Awaitable, commandRoute } from '@pinline/chassis/http/command-route'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { attributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import type { z } from 'zod'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { taxonomyStreamId } from '../domain/taxonomy/taxonomy.ts'
import { type TaxonomyCommand, taxonomyDecider } from '../domain/taxonomy/taxonomy-decider.ts'
import { attributeRowOf } from '../taxonomy/taxonomy-rows.ts'

/** A call that runs one command on the taxonomy and returns the attribute after it. */
export const attributeCommandRoute = <Input extends z.ZodType<{ readonly id: string }>>(
  { platform }: CatalogueDeps,
  call: Call<Input, typeof attributeRow>,
  toCommand: (input: z.output<Input>) => Awaitable<TaxonomyCommand>,
): Route =>
  commandRoute(platform, call, taxonomyDecider, {
    toCommand: async (input) => ({ streamId: taxonomyStreamId, command: await toCommand(input) }),
    toOutput: ({ state }, { input: { id }, context: { language } }) => {
      const attribute = state.attributes[id]
      return attribute === undefined ? rejection('attribute-not-found') : attributeRowOf(state, attribute, language)
    },
  })
