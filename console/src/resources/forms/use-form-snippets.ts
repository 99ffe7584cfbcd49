import type { FormRecord } from '@pinline/contracts/notification/form/form-row'
import type { SnippetSource } from '../../layout/snippets/snippet-source.ts'
import { useSenderName } from './use-sender-name.ts'

/** What a form knows for a snippet: its sender, the part, its number, and the language that it was written in. */
export const useFormSnippets = (form: FormRecord): SnippetSource => {
  const nameOf = useSenderName()
  const { content, formNo, language } = form
  return {
    values: { buyer: content === null ? '' : nameOf(form).trim(), part: content?.part ?? '', reference: formNo },
    language,
  }
}
