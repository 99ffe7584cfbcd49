import type { LanguageCode } from '@pinline/contracts/api/languages'
import { listMailTexts } from '@pinline/contracts/notification/mail-text/list-mail-texts'
import type { MailTextName } from '@pinline/contracts/notification/mail-text/mail-text-fields'
import { previewMailText } from '@pinline/contracts/notification/mail-text/preview-mail-text'
import { useApi } from '@pinline/ui/api-client/api-context'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'

/** Every kind of mail, and where a test mail would go. */
export const useMailTexts = () => {
  const api = useApi()
  const locale = useLocale()
  return useQuery({
    queryKey: ['mail-texts', locale],
    queryFn: ({ signal }) => api.read(listMailTexts, {}, { signal, silent: true }),
  })
}

/** One mail with sample data; the former one is shown until it is there. */
export const useMailPreview = (name: MailTextName, language: LanguageCode) => {
  const api = useApi()
  return useQuery({
    queryKey: ['mail-preview', name, language],
    queryFn: ({ signal }) => api.read(previewMailText, { name, language }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  })
}
