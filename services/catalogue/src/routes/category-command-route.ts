import { type Awaitable, commandRoute } from '@pinline/chassis/http/command-route'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { categoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import type { z } from 'zod'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { taxonomyStreamId } from '../domain/taxonomy/taxonomy.ts'
import { type TaxonomyCommand, taxonomyDecider } from '../domain/taxonomy/taxonomy-decider.ts'
import { categoryRowOf } from '../taxonomy/taxonomy-rows.ts'

/** A call that runs one command on the taxonomy and returns the category after it. */
export const categoryCommandRoute = <Input extends z.ZodType<{ readonly id: string }>>(
  { platform, live }: CatalogueDeps,
  call: Call<Input, typeof categoryRow>,
  toCommand: (input: z.output<Input>) => Awaitable<TaxonomyCommand>,
): Route =>
  commandRoute(platform, call, taxonomyDecider, {
    toCommand: async (input) => ({ streamId: taxonomyStreamId, command: await toCommand(input) }),
    toOutput: ({ state }, { input: { id }, context: { language } }) => {
      const category = state.categories[id]
      if (category === undefined) return rejection('category-not-found')
      const countIn = (categoryId: string) => live.index.countIn(categoryId)
      return categoryRowOf(state, category, { language, countIn })
    },
  })
