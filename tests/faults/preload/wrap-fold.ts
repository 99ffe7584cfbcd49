import { registerHooks } from 'node:module'

const fold = import.meta.resolve('@pinline/chassis/read-models/apply-event')
const consumer = import.meta.resolve('@pinline/chassis/read-models/fold-row')
const poisonedFold = new URL('./poisoned-fold.ts', import.meta.url).href

/** Replaces the chassis's fold by one that can be poisoned and calls the original. */
export const wrapFold = (): void => {
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context)
      if (found.url !== fold || context.parentURL?.startsWith(poisonedFold)) return found
      return { ...found, url: context.parentURL === consumer ? `${poisonedFold}?consumer` : poisonedFold }
    },
  })
}
