import { createFormat, type Format } from '@pinline/ui/format/create-format'
import { languageTag } from './language.ts'
import { useAppContext } from './use-app-context.ts'

/** Cached per language: building formats takes longer than the rest of a list row. */
const formats = new Map<string, Format>()

/** The formats of the page's language. */
export function useFormat(): Format {
  const tag = languageTag(useAppContext().language)
  const format = formats.get(tag) ?? createFormat(tag)
  formats.set(tag, format)
  return format
}
