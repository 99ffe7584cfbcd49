import { registerHooks } from 'node:module'

const fold = import.meta.resolve('@pinline/chassis/read-models/apply-event')
const poisonedFold = new URL('./poisoned-fold.ts', import.meta.url).href

/** Replaces the chassis's fold by one that can be poisoned and calls the original. */
export const wrapFold = (): void => {
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context)
      return found.url === fold && context.parentURL !== poisonedFold ? { ...found, url: poisonedFold } : found
    },
  })
}
