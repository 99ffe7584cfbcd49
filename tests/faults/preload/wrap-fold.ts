import { registerHooks } from 'node:module'

const fold = '/chassis/src/read-models/apply-fact.ts'
const poisonedFold = new URL('./poisoned-fold.ts', import.meta.url).href

/** Puts a fold that can be poisoned in the place of the chassis's own, which it calls. */
export const wrapFold = (): void => {
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context)
      return found.url.endsWith(fold) && context.parentURL !== poisonedFold ? { ...found, url: poisonedFold } : found
    },
  })
}
