import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { Translate } from './i18n.ts'

/** Texts of one or several namespaces. What was drawn without its texts is drawn again when they are there. */
export function useTranslation(namespaces: string | readonly string[]): { readonly t: Translate } {
  const { i18n } = useRouter().options.context
  const current = (): Translate => i18n.in(...(typeof namespaces === 'string' ? [namespaces] : namespaces))
  return { t: useSyncExternalStore(i18n.subscribe, current, current) }
}
