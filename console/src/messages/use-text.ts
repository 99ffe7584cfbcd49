import { useTranslate } from 'react-admin'
import type { MessageKey } from './catalogue.ts'

export type Text = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string

/** Looks up texts of the console. The compiler checks keys; `smart_count` selects the plural. */
export const useText = (): Text => {
  const translate = useTranslate()
  return translate
}
