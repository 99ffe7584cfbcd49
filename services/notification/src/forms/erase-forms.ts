import type { FormNo } from '@pinline/events/ids'
import type { NotificationDeps } from '../notification-deps.ts'
import { eraseFormTexts, senderOfForm } from './form-vault.ts'

/** Erases contact, texts, files and network addresses of forms for good, and the mails to their senders. The same again does nothing. */
export const eraseForms = async (
  { platform, formFiles, outbox }: Pick<NotificationDeps, 'platform' | 'formFiles' | 'outbox'>,
  formNos: readonly FormNo[],
): Promise<void> => {
  const senders = await Promise.all(formNos.map((formNo) => senderOfForm(platform, formNo)))
  const emails = senders.filter((email) => email !== undefined)
  await outbox.forget(emails)
  await eraseFormTexts(platform, formNos)
  // A mail may have been written meanwhile; from now on none can be.
  await outbox.forget(emails)
  await formFiles.eraseForms(formNos)
  for (const formNo of formNos) await platform.store.forgetRequests(formNo)
}
