import { listLocaleLanguages } from '@pinline/contracts/catalogue/language/list-locale-languages'
import { readCall } from './read-call.ts'

const everyMs = 5000

type Languages = readonly { readonly code: string; readonly name: string }[]

/**
 * Reports the languages of the shop at start and whenever they change; while the API is away, those known last stay. Returns
 * the function that stops it.
 */
export function followLanguages(apiOrigin: string, onChange: (languages: Languages) => void): () => void {
  let known = ''
  const read = async (): Promise<void> => {
    const languages = await readCall(apiOrigin, listLocaleLanguages, {})
    const now = JSON.stringify(languages)
    if (now === known) return
    known = now
    onChange(languages)
  }
  const readAgain = () => void read().catch(() => undefined)
  readAgain()
  const timer = setInterval(readAgain, everyMs)
  return () => clearInterval(timer)
}
