import type fc from 'fast-check'
import type { ModelOrder, ShopModel } from './shop-model.ts'
import type { ShopRun } from './shop-run.ts'

export type ShopCommand = fc.AsyncCommand<ShopModel, ShopRun>

/** A command on one of the orders there are: `pick` chooses among those that `fits` at the time it is run. */
export const onOrder = (
  name: string,
  fits: (order: ModelOrder) => boolean,
  run: (order: ModelOrder, model: ShopModel, real: ShopRun) => Promise<void>,
): ((pick: number) => ShopCommand) => {
  return (pick) => {
    const chosen = (model: ShopModel) => {
      const fitting = model.orders.filter(fits)
      return fitting[pick % Math.max(1, fitting.length)]
    }
    return {
      check: (model) => chosen(model) !== undefined,
      run: async (model, real) => {
        const order = chosen(model)
        if (order !== undefined) await run(order, model, real)
      },
      toString: () => `${name} (${pick})`,
    }
  }
}
