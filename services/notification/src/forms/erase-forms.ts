import type { FormNo } from '@pinline/events/ids'
import type { NotificationDeps } from '../notification-deps.ts'
import { eraseFormTexts } from './form-vault.ts'

/** Erases contact, texts and files of forms for good. The same again does nothing. */
export const eraseForms = async (
  { platform, formFiles }: Pick<NotificationDeps, 'platform' | 'formFiles'>,
  formNos: readonly FormNo[],
): Promise<void> => {
  await eraseFormTexts(platform, formNos)
  await formFiles.eraseForms(formNos)
}
