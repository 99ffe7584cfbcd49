import { reportLoadFailure } from '@pinline/ui/design/use-loaded'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/**
 * Checks a form by what loads with the first check: the form is shown and filled in without the library of schemas. If that
 * cannot be loaded, it is reported, nothing is sent, and the next check tries again.
 */
export const lazyResolver =
  <Fields extends FieldValues, Values>(
    load: () => Promise<Resolver<Fields, unknown, Values>>,
  ): Resolver<Fields, unknown, Values> =>
  async (...form) => {
    try {
      return await (await load())(...form)
    } catch {
      reportLoadFailure()
      // What may stand beside the fields is the same for all of them; the type of errors cannot say so.
      const errors = { root: { type: 'not-loaded' } } as FieldErrors<Fields>
      return { values: {}, errors }
    }
  }
