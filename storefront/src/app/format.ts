import { createFormat, type Format } from '@pinline/ui/format/create-format'
import { languageTag } from './language.ts'
import { useAppContext } from './use-app-context.ts'

/** Made once a language: making them takes longer than all else in a line of a list. */
const formats = new Map<string, Format>()

/** The formats of the page's language. */
export function useFormat(): Format {
  const tag = languageTag(useAppContext().language)
  const format = formats.get(tag) ?? createFormat(tag)
  formats.set(tag, format)
  return format
}
