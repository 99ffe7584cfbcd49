import type { ErrorCode } from '@pinline/contracts/api/error-codes'
import type { LanguageCode } from '@pinline/contracts/api/languages'

/** Messages of the API's error codes in one language. */
export type ErrorTexts = Readonly<Record<ErrorCode, string>>

const files = import.meta.glob<ErrorTexts>('../../../services/contracts/src/api/error-texts/*.json', {
  import: 'default',
})

/** Loads the messages of one language alone: ten of them would weigh as much as the console's own code. */
export const loadErrorTexts = async (language: LanguageCode): Promise<ErrorTexts> => {
  const load = files[`../../../services/contracts/src/api/error-texts/${language}.json`]
  if (load === undefined) throw new Error(`no error texts in ${language}`)
  return await load()
}
