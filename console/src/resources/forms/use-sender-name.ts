import type { FormRecord } from '@pinline/contracts/notification/form/form-row'
import { useText } from '../../messages/use-text.ts'

/** Scripts in which the surname comes first, without a space. */
const isWrittenTogether = (name: string): boolean => /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+$/u.test(name)

/** The name of who sent a form, in the order of its script. */
export const useSenderName = (): ((form: Pick<FormRecord, 'content'>) => string) => {
  const text = useText()
  return ({ content }) => {
    if (content === null) return text('resources.forms.erased')
    const { surname, givenName } = content
    return isWrittenTogether(surname + givenName) ? `${surname}${givenName}` : `${givenName} ${surname}`
  }
}
