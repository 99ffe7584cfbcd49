import { languages } from '@pinline/contracts/api/languages'
import type { MissingDatum } from '@pinline/contracts/catalogue/product/completeness'
import { useText } from '../../messages/use-text.ts'

/** What a part lacks, in words. */
export const useMissingText = () => {
  const text = useText()
  return ({ kind, id, title }: MissingDatum): string => {
    if (kind === 'name') {
      const language = languages.find(({ code }) => code === id)?.name ?? id ?? ''
      return text('resources.category-completeness.name_in', { language })
    }
    return title ?? text(`resources.category-completeness.fields.${kind}`)
  }
}
