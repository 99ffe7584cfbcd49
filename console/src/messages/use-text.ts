import { useTranslate } from 'react-admin'
import type { MessageKey } from './catalogue.ts'

export type Text = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string

/** Looks up texts of the console. The compiler checks keys; `smart_count` selects the plural. */
export const useText = (): Text => {
  const translate = useTranslate()
  return translate
}

/** Whether there is a text at a path that is made of something read, such as the name of a field. */
export const useHasText = (): ((path: string) => path is MessageKey) => {
  const translate = useTranslate()
  return (path): path is MessageKey => translate(path, { _: '' }) !== ''
}
